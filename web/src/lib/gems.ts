/** The shapes of gems: each colour has one of its own, so that nobody needs the colour. Drawn in a square of 32. */

/** A part of a gem, with how light falls on it: from -1 (dark) to 1 (bright). */
export interface Facet {
  path: string;
  light: number;
}

export interface Shape {
  outline: string;
  facets: Facet[];
}

export const shapes = {
  brilliant: {
    outline: 'M8.5 4h15L31 13 16 29 1 13z',
    facets: [
      { path: 'M8.5 4h15L21 13H11z', light: 0.55 },
      { path: 'M8.5 4 1 13h10z', light: 0.2 },
      { path: 'M23.5 4 31 13H21z', light: -0.08 },
      { path: 'M1 13h10l5 16z', light: -0.1 },
      { path: 'M31 13H21l-5 16z', light: -0.28 },
    ],
  },
  drop: {
    outline: 'M16 1c6 8.5 11 12.6 11 19a11 11 0 0 1-22 0C5 13.6 10 9.5 16 1z',
    facets: [
      { path: 'M16 1C10 9.5 5 13.6 5 20a11 11 0 0 0 11 11V26a6 6 0 0 1-6-6c0-3.6 3-6 6-10.5z', light: 0.2 },
      { path: 'M16 1c6 8.5 11 12.6 11 19a11 11 0 0 1-11 11V26a6 6 0 0 0 6-6c0-3.6-3-6-6-10.5z', light: -0.25 },
      { path: 'M16 9.5c3 4.5 6 6.9 6 10.5a6 6 0 0 1-12 0c0-3.6 3-6 6-10.5z', light: 0.1 },
    ],
  },
  octagon: {
    outline: 'M9.5 2h13L29 8.5v15L22.5 30h-13L3 23.5v-15z',
    facets: [
      { path: 'M9.5 2h13L20 8h-8z', light: 0.45 },
      { path: 'M9.5 2 3 8.5v15L8.5 20v-8L12 8z', light: 0.2 },
      { path: 'M22.5 2 29 8.5v15L23.5 20v-8L20 8z', light: -0.12 },
      { path: 'M3 23.5 9.5 30h13l6.5-6.5-5.5-3.5L20 24h-8l-3.5-4z', light: -0.28 },
    ],
  },
  hexagon: {
    outline: 'M16 1l13 7.5v15L16 31 3 23.5v-15z',
    facets: [
      { path: 'M16 1 3 8.5 9 12l7-4z', light: 0.45 },
      { path: 'M16 1l13 7.5L23 12l-7-4z', light: 0.15 },
      { path: 'M3 8.5v15L9 20v-8z', light: 0.15 },
      { path: 'M29 8.5v15L23 20v-8z', light: -0.2 },
      { path: 'M3 23.5 16 31v-7l-7-4z', light: -0.12 },
      { path: 'M29 23.5 16 31v-7l7-4z', light: -0.32 },
    ],
  },
  lozenge: {
    outline: 'M16 0l13 16-13 16L3 16z',
    facets: [
      { path: 'M16 0 3 16h6l7-9z', light: 0.4 },
      { path: 'M16 0l13 16h-6l-7-9z', light: 0.15 },
      { path: 'M3 16l13 16v-7l-7-9z', light: -0.1 },
      { path: 'M29 16 16 32v-7l7-9z', light: -0.3 },
    ],
  },
  ingot: {
    outline: 'M9 5h14l8 21.5H1z',
    facets: [
      { path: 'M9 5h14l-2 5H11z', light: 0.45 },
      { path: 'M9 5 1 26.5 8 22l3-12z', light: 0.2 },
      { path: 'M23 5l8 21.5L24 22l-3-12z', light: -0.14 },
      { path: 'M1 26.5h30L24 22H8z', light: -0.28 },
    ],
  },
  pearl: {
    outline: 'M16 1.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29z',
    facets: [
      { path: 'M27 7a14.5 14.5 0 1 1-21 19.5C17 31 28 21 27 7z', light: -0.16 },
      { path: 'M7 12a6.5 5 -40 1 1 10-6 6.5 5 -40 0 1-10 6z', light: 0.7 },
    ],
  },
  oval: {
    outline: 'M16 1c7.2 0 12 6.6 12 15s-4.8 15-12 15S4 24.4 4 16 8.8 1 16 1z',
    facets: [
      { path: 'M16 1C8.8 1 4 7.6 4 16l5-3c1-4 3.5-6.5 7-6.5z', light: 0.45 },
      { path: 'M16 1c7.2 0 12 6.600 12 15l-5-3c-1-4-3.5-6.5-7-6.5z', light: 0.15 },
      { path: 'M4 16c0 8.4 4.8 15 12 15v-5.5c-4 0-6.5-4-7-9z', light: -0.1 },
      { path: 'M28 16c0 8.4-4.8 15-12 15v-5.5c4 0 6.5-4 7-9z', light: -0.3 },
    ],
  },
  trillion: {
    outline: 'M16 2.5c2 0 3 1 4 3l10 19c1.5 3 .5 5-3 5H5c-3.5 0-4.5-2-3-5l10-19c1-2 2-3 4-3z',
    facets: [
      { path: 'M16 2.5c-2 0-3 1-4 3l-10 19 6.5-1L16 9z', light: 0.35 },
      { path: 'M16 2.5c2 0 3 1 4 3l10 19-6.5-1L16 9z', light: -0.1 },
      { path: 'M2 24.5c-1.5 3-.5 5 3 5h22c3.5 0 4.5-2 3-5l-6.5-1h-15z', light: -0.3 },
    ],
  },
  shield: {
    outline: 'M16 1.5 29 5v11c0 7-5 12-13 15C8 28 3 23 3 16V5z',
    facets: [
      { path: 'M16 1.5 3 5v11c0 7 5 12 13 15v-5c-5-2-8.5-5-8.5-10V8.5L16 6z', light: 0.3 },
      { path: 'M16 1.5 29 5v11c0 7-5 12-13 15v-5c5-2 8.5-5 8.5-10V8.5L16 6z', light: -0.22 },
    ],
  },
} satisfies Record<string, Shape>;

/** The colours of things; see `app.css`. */
export type Colour =
  | 'white'
  | 'blue'
  | 'green'
  | 'red'
  | 'black'
  | 'gold'
  | 'pearl'
  | 'yellow'
  | 'purple'
  | 'orange'
  | 'grey'
  | 'wild'
  | 'none';

/** How a letter looks. */
export interface Kind {
  shape: keyof typeof shapes;
  colour: Colour;
}

/** The letters of a game, how they look, and the order in which they are shown, which a view tells. */
export interface Palette {
  readonly game: string;
  readonly order: string;
  readonly kinds: Record<string, Kind>;
}
