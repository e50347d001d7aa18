// All sounds of the house, made on the spot by WebAudio: no files, nothing to load.

type Note = { at: number; from: number; to?: number; length: number; loud: number; shape?: OscillatorType };
type Noise = { at: number; length: number; loud: number; pitch: number };
type Sound = { notes?: Note[]; noises?: Noise[] };

const SOUNDS: Record<string, Sound> = {
  card: { noises: [{ at: 0, length: 0.07, loud: 0.25, pitch: 3200 }] },
  place: { noises: [{ at: 0, length: 0.03, loud: 0.3, pitch: 900 }], notes: [{ at: 0, from: 190, to: 120, length: 0.09, loud: 0.3 }] },
  coin: { notes: [{ at: 0, from: 1560, length: 0.09, loud: 0.1 }, { at: 0.06, from: 2090, length: 0.2, loud: 0.1 }] },
  die: { noises: [0, 0.09, 0.2, 0.33, 0.5].map((at) => ({ at, length: 0.04, loud: 0.3, pitch: 1500 })) },
  whoosh: { noises: [{ at: 0, length: 0.25, loud: 0.12, pitch: 700 }] },
  knock: { notes: [0, 0.13].map((at) => ({ at, from: 150, to: 90, length: 0.1, loud: 0.4 })) },
  turn: { notes: [{ at: 0, from: 523, length: 0.14, loud: 0.14 }, { at: 0.11, from: 784, length: 0.25, loud: 0.14 }] },
  good: { notes: [523, 659, 784].map((from, step) => ({ at: step * 0.08, from, length: 0.2, loud: 0.12 })) },
  bad: { notes: [{ at: 0, from: 311, to: 290, length: 0.2, loud: 0.14 }, { at: 0.15, from: 233, to: 210, length: 0.3, loud: 0.14 }] },
  win: { notes: [523, 659, 784, 1047, 1319].map((from, step) => ({ at: step * 0.11, from, length: 0.4, loud: 0.12 })) },
};

let studio: AudioContext | null = null;

/** Play a sound by its name; silently nothing where the browser does not allow it yet. */
export function play(name: string): void {
  const sound = SOUNDS[name];
  if (!sound || typeof AudioContext === "undefined") return;
  studio ??= new AudioContext();
  if (studio.state === "suspended") void studio.resume();
  for (const note of sound.notes ?? []) sing(studio, note);
  for (const noise of sound.noises ?? []) rustle(studio, noise);
}

function sing(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const voice = audio.createOscillator();
  voice.type = note.shape ?? "triangle";
  voice.frequency.setValueAtTime(note.from, start);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  voice.connect(fade(audio, start, note.length, note.loud));
  voice.start(start);
  voice.stop(start + note.length);
}

function rustle(audio: AudioContext, noise: Noise): void {
  const start = audio.currentTime + noise.at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * noise.length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: noise.pitch, Q: 0.8 });
  source.connect(band).connect(fade(audio, start, noise.length, noise.loud));
  source.start(start);
}

function fade(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);
  return gain;
}
