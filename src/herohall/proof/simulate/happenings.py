"""How each kind of incident happens in a world."""

from __future__ import annotations

from collections.abc import Callable

from herohall.core import registry
from herohall.hall.protocol import PHRASES, Act, Note, Order
from herohall.proof.simulate.database import WELL, Trouble
from herohall.proof.simulate.history import Incident
from herohall.proof.simulate.network import LATE
from herohall.proof.simulate.people import Action, Device, Person
from herohall.proof.simulate.process import Process
from herohall.proof.simulate.world import MOST_PEOPLE, World

Happening = Callable[[World, Incident], None]

# Processes and their machines


def process_of(world: World, incident: Incident) -> Process:
    """The process it happens to."""
    return world.processes[int(incident.which * len(world.processes))]


def crash(world: World, incident: Incident) -> None:
    world.crash(process_of(world, incident), 0.2 + incident.lasts)


def crash_at_write(world: World, incident: Incident) -> None:
    world._doomed[process_of(world, incident).name] = incident.kind


def crash_soon(world: World, incident: Incident) -> None:
    """Between any two steps: after so many callbacks of the whole world, not after so many seconds."""
    process, end = process_of(world, incident), world.scheduler.steps + int(incident.strength * 300)

    def look() -> None:
        if world.scheduler.steps >= end:
            world.crash(process, 1.0 + incident.lasts)
        else:
            world.lane.call_later(0.0007, look)

    look()


def stop(world: World, incident: Incident) -> None:
    world.stop(process_of(world, incident), incident.lasts)


def turn_clock(world: World, incident: Incident) -> None:
    """The machine's clock jumps; processes that run do not follow it. Machines that share a hall differ by little."""
    most = 1.0 if world.shared else (5.0, 600.0, 90_000.0)[int(incident.strength * 3)]
    world.machine_clock = (2 * incident.which - 1) * most


# Disks and databases


def disk(world: World, incident: Incident) -> None:
    kind = incident.kind
    if kind == "slow":
        trouble = Trouble(slow=True)
    elif kind == "loses":
        trouble = Trouble(loses=0.2 + 0.6 * incident.strength)
    elif kind == "away":
        trouble = Trouble("away" if world.shared else "busy")
    else:
        trouble = Trouble(kind)
    world.database.trouble = trouble

    def end() -> None:
        if world.database.trouble is trouble:
            world.database.trouble = WELL

    world.lane.call_later(incident.lasts, end)


def cut_off(world: World, incident: Incident) -> None:
    """One process cannot reach the database."""
    name = process_of(world, incident).name
    world.database.cut_off.add(name)
    world.lane.call_later(incident.lasts, world.database.cut_off.discard, name)


def visit(world: World, incident: Incident) -> None:
    """Another program, a backup, say, opens the file and closes it."""
    world.database.visited()


# Redis


def redis_lost(world: World, incident: Incident) -> None:
    redis = world.redis
    assert redis is not None
    redis.lost = True
    redis.drop_lines()

    def back() -> None:
        redis.lost = False

    world.lane.call_later(incident.lasts, back)


def redis_cut_off(world: World, incident: Incident) -> None:
    redis, name = world.redis, process_of(world, incident).name
    assert redis is not None
    redis.cut_off.add(name)
    redis.drop_lines()
    world.lane.call_later(incident.lasts, redis.cut_off.discard, name)


# The network


def cut(world: World, incident: Incident) -> None:
    person = person_of(world, incident)
    if person is not None:
        wires = [device.wire for device in person.devices]
        world.network.breaks(lambda wire: wire in wires, silently=incident.kind == "cut-silently")


def cut_all(world: World, incident: Incident) -> None:
    name = process_of(world, incident).name
    world.network.breaks(lambda wire: wire.process == name, silently=incident.strength < 0.5)


def late(world: World, incident: Incident) -> None:
    world.network.late = 0.5

    def end() -> None:
        world.network.late = LATE

    world.lane.call_later(incident.lasts, end)


def repeat(world: World, incident: Incident) -> None:
    world.losing, world.repeating = 0.3, 0.5

    def end() -> None:
        world.losing = world.repeating = 0.0

    world.lane.call_later(incident.lasts, end)


# Bots


def bots(world: World, incident: Incident) -> None:
    process = process_of(world, incident)
    name = "hanging" if incident.kind == "hanging-bots" else "breaking"
    setattr(process, name, 0.5)
    world.lane.call_later(incident.lasts, setattr, process, name, 0.0)


# People


def person_of(world: World, incident: Incident) -> Person | None:
    """Whom it happens to."""
    somebody = [person for person in world.people if not person.gone and person.table]
    return somebody[int(incident.which * len(somebody))] if somebody else None


def device_of(world: World, incident: Incident) -> Device | None:
    """A device of theirs that shows the table."""
    person = person_of(world, incident)
    open_now = [] if person is None else [device for device in person.devices if device.open and device.number >= 0]
    return open_now[int(incident.strength * len(open_now))] if open_now else None


def reload(world: World, incident: Incident) -> None:
    device = device_of(world, incident)
    if device is not None:
        device.reload()


def resend(world: World, incident: Incident) -> None:
    """A move is sent twice, by a device that does not wait for its answer."""
    device = device_of(world, incident)
    if device is not None and device.asked.moves and not device.unanswered:
        moves = device.asked.moves
        move = moves[int(incident.strength * len(moves))]
        action = Act(id=device.person.new_id(), at=device.number, move=move)
        device.act(action)
        device.say_again(action)
        wire = device.wire
        if incident.strength < 0.5 and wire is not None:  # and once more after the connection was closed in between
            wire.close()
            device.lost(wire)


def race(world: World, incident: Incident) -> None:
    """Two different answers to one question at the same moment."""
    device = device_of(world, incident)
    if device is not None:
        for move in (device.asked.moves * 2)[:2]:
            device.act(Act(id=device.person.new_id(), at=device.number, move=move))


def leave(world: World, incident: Incident) -> None:
    person = person_of(world, incident)
    if person is not None:
        person.depart()
        world.lane.call_later(incident.lasts, person.arrive)


def go(world: World, incident: Incident) -> None:
    """Somebody goes and does not come back."""
    person = person_of(world, incident)
    if person is not None and len(world.people) > 2:
        person.depart()
        person.gone = True


def second_device(world: World, incident: Incident) -> None:
    person = person_of(world, incident)
    if person is not None and person.here and len(person.devices) < 3:
        device = Device(person)
        person.devices.append(device)
        device.connect()


def look_on(world: World, incident: Incident) -> None:
    person = person_of(world, incident)
    if person is not None and len(world.people) < MOST_PEOPLE:
        watcher = world.new_person()
        watcher.watch_table(person.table)
        watcher.arrive()


def claim(world: World, incident: Incident) -> None:
    person = person_of(world, incident)
    if person is not None and person.invite and len(world.people) < MOST_PEOPLE:
        world.lane.create_task(world.sit_down(person.table, person.invite))


def device_code(world: World, incident: Incident) -> None:
    """A person goes on with another device."""
    person = person_of(world, incident)
    if person is not None and person.token is not None and not (world.losing or world.repeating):
        world.lane.create_task(go_on_elsewhere(person))


async def go_on_elsewhere(person: Person) -> None:
    table, token = person.table, person.token
    assert token is not None
    code = await person.ask(lambda hall: hall.device_code(table, token), tries=3)
    if code is None or person.table != table:
        return
    seated = await person.ask(lambda hall: hall.claim_device(code.code), tries=1)
    if person.table != table:
        return
    if seated is None:  # it may have happened, and nobody knows the new token
        person.depart()
        person.gone = True
    else:
        person.new_table(table, seated.token)


def asks(world: World, incident: Incident) -> None:
    """Somebody uses a control."""
    device = device_of(world, incident)
    if device is not None and device.person.token is not None:
        action = action_of(device, incident)
        if action is not None:
            device.act(action)


def action_of(device: Device, incident: Incident) -> Action | None:
    person, kind = device.person, incident.kind
    account = device.world.watch.tables[person.table]
    seat = int(incident.strength * len(account.owners))
    if kind == "note":
        return Note(id=person.new_id(), notes=f"note-{person.name}-{incident.number}")
    if kind == "order":
        orders = [order.name for order in registry.game(account.columns["game"]).orders]
        return Order(id=person.new_id(), order=orders[seat % len(orders)]) if orders else None
    if kind == "phrase":
        return person.control("phrase", value=PHRASES[int(incident.strength * len(PHRASES))])
    if kind == "rename":
        return person.control("name", value=f"Name {incident.number}")
    if kind == "pace":
        return person.control("pace", value=("calm", "brisk", "instant")[seat % 3])
    if kind in ("sit-in", "remove"):
        return person.control(kind.replace("-", "_"), seat=seat)
    return person.control(kind.replace("-", "_"))


HAPPENINGS: dict[str, Happening] = {
    "crash": crash,
    "crash-before-write": crash_at_write,
    "crash-after-write": crash_at_write,
    "crash-soon": crash_soon,
    "stop": stop,
    "clock": turn_clock,
    **dict.fromkeys(("full", "read-only", "busy", "failing", "slow", "loses", "away"), disk),
    "cut-off": cut_off,
    "visit": visit,
    "redis-lost": redis_lost,
    "redis-cut-off": redis_cut_off,
    "cut": cut,
    "cut-silently": cut,
    "cut-all": cut_all,
    "late": late,
    "repeat": repeat,
    "hanging-bots": bots,
    "broken-bots": bots,
    "reload": reload,
    "resend": resend,
    "race": race,
    "leave": leave,
    "go": go,
    "second-device": second_device,
    "watch": look_on,
    "claim": claim,
    "device-code": device_code,
    **dict.fromkeys(
        ("note", "order", "phrase", "hurry", "rename", "pace", "pause", "sit-in", "lower", "remove", "concede"), asks
    ),
    "offer-end": asks,
}
"""What to do for each kind."""
