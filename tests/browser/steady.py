"""Whether a table stands still: everything the browser counts as a layout shift while a game is played.

The log is left out, which grows by its nature; so are pieces that are animated, for those only change their transforms.
"""

from __future__ import annotations

from tests.browser.visitor import Visitor

WATCH = """
window.shifts = [];
const elementOf = (node) => (node instanceof Element ? node : node?.parentElement);
const told = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
        for (const { node, previousRect, currentRect } of sources) {
            const element = elementOf(node);
            if (!element?.closest('.frame') || element.closest('.side ol, .side .log')) continue;
            const [from, to] = [told(previousRect), told(currentRect)];
            const question = document.querySelector('.question')?.innerText.replaceAll('\\n', ' ').slice(0, 40);
            const name = `${element.tagName} ${element.className}`;
            if (from !== to) window.shifts.push(`${name}: ${from} → ${to}, ${question}`);
        }
}).observe({ type: 'layout-shift', buffered: true });
"""


def watch(visitor: Visitor) -> None:
    """From the next page on, note all that moves at a table."""
    visitor.page.add_init_script(WATCH)


def shifts(visitor: Visitor) -> str:
    """What has moved since, and where; a line for each."""
    return "\n".join(visitor.page.evaluate("() => window.shifts.splice(0)"))
