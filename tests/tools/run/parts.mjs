/**
 * The part of the tests that a run takes: `first` is `npm test`, `rest` what it leaves to `npm run test:resto`, and
 * `drills` what both leave to `npm run test:todo`. Without a word Vitest takes all, as somebody does who names a file.
 * @type {string | undefined}
 */
const PART = process.env.TESTS_PART

const CHROMIUM = ['tests/e2e/**/*.e2e.ts']
const CENTRAL = ['tests/central/**/*.test.ts', 'tests/year/**/*.test.ts']

/** What only a browser can keep, one file for each promise. */
const FIRST_IN_CHROMIUM = [
  'admin/access',
  'admin/journeys',
  'central/despacho/call',
  'central/reporte/sent-by-itself',
  'central/two-devices',
  'faults/storage-kill',
  'faults/storage-tabs',
  'pwa/install',
  'pwa/policy',
  'pwa/prerender',
].map((name) => `tests/e2e/${name}.e2e.ts`)

/** They kill, flood, cut the power or run a province, for minutes; or they choose the database by themselves. */
const DRILLS = [
  ...['power', 'processes', 'provincia', 'versions', 'planted'].map((folder) => `${folder}/**/*.test.ts`),
  'at-once/turns.test.ts',
  ...['avisos/web-push.test.ts', 'copies/names.test.ts', 'despachos/two-processes.test.ts'],
  ...[
    'copies/nightly.test.ts',
    'devices.test.ts',
    'hostile-rows.test.ts',
    'sending.test.ts',
    'silence.test.ts',
  ],
].map((name) => `tests/central/${name}`)

/** Tests that draw whole screens of the app. */
const SCREENS = [
  'tests/unit/admin/**/*.test.{ts,tsx}',
  'tests/unit/**/*.screen.test.tsx',
  'tests/year/**/*.test.tsx',
]

/** A year of use, odd records on every screen, and histories by the hundred: generated, and long. */
const GENERATED = [
  'tests/year/**/*.test.tsx',
  'tests/unit/admin/hostile-records.test.tsx',
  'tests/unit/sync/histories.test.ts',
]

/** Which files the projects of units and of screens take. */
export const unitFiles =
  PART === 'rest'
    ? { include: ['tests/unit/sync/histories.test.ts'] }
    : { include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: [...SCREENS, ...(PART ? GENERATED : [])] }

export const screenFiles =
  PART === 'rest'
    ? { include: GENERATED.filter((file) => file.endsWith('x')) }
    : { include: SCREENS, exclude: PART ? GENERATED : [] }

/** Which files the project of Chromium takes, and which that of the central. */
export const chromiumFiles =
  PART === 'first'
    ? { include: FIRST_IN_CHROMIUM }
    : { include: CHROMIUM, exclude: PART === 'rest' ? FIRST_IN_CHROMIUM : [] }

export const centralFiles =
  PART === 'drills' ? { include: DRILLS } : { include: CENTRAL, exclude: PART ? DRILLS : [] }

/**
 * The databases on which a central's tests run.
 * @type {readonly ('PGlite' | 'PostgreSQL')[]}
 */
export const ENGINES =
  PART === 'first' ? ['PGlite'] : PART === 'rest' ? ['PostgreSQL'] : ['PGlite', 'PostgreSQL']
