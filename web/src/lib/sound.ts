/** Short sounds, made here: no files. Browsers allow them once the page has been touched. */

import { settings } from './settings.svelte';

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds after the beginning. */
  at: number;
  /** Seconds. */
  length: number;
  wave: OscillatorType;
  loudness: number;
}

const note = (pitch: number, at: number, length: number, loudness = 0.08, wave: OscillatorType = 'sine'): Note => ({
  pitch,
  at,
  length,
  loudness,
  wave,
});

const sounds = {
  /** It is your turn. */
  turn: [note(659, 0, 0.18), note(988, 0.11, 0.34)],
  /** A token is picked, or moves. */
  token: [note(1760, 0, 0.06, 0.05, 'triangle'), note(2637, 0.015, 0.05, 0.025)],
  /** A card is laid, bought, reserved. */
  card: [note(180, 0, 0.07, 0.12, 'triangle'), note(95, 0.02, 0.09, 0.1)],
  /** A noble, a location, a royal, a privilege comes. */
  tile: [note(523, 0, 0.16), note(659, 0.08, 0.16), note(784, 0.16, 0.3)],
  /** Something cannot be done. */
  refused: [note(208, 0, 0.12, 0.07, 'triangle'), note(175, 0.09, 0.16, 0.07, 'triangle')],
  won: [note(523, 0, 0.2), note(659, 0.12, 0.2), note(784, 0.24, 0.2), note(1047, 0.36, 0.6)],
  lost: [note(392, 0, 0.3), note(330, 0.2, 0.3), note(262, 0.4, 0.6)],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof sounds;

let speaker: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.now.sound || !navigator.userActivation?.hasBeenActive) return;
  speaker ??= new AudioContext();
  const { currentTime: now, destination } = speaker;
  for (const { pitch, at, length, wave, loudness } of sounds[sound]) {
    const [tone, volume] = [speaker.createOscillator(), speaker.createGain()];
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(loudness, now + at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(volume).connect(destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.02);
  }
}
