import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Central } from './central'
import { readFailure } from './copies/keep'
import { listCopias } from './copies/kept'
import { listen } from './listen.mjs'
import { factsOf, type Log } from './log'

/** What was asked of this process since it began: `pagina` for what a browser shows, `api` for calls. */
type Part = 'api' | 'pagina'

/** In seconds, the upper ends of the histogram: a page from the copy, a call, a call on a slow disk, a patience that ends. */
const BOUNDS = [0.025, 0.1, 0.5, 2, 10, 30]

type Line = [name: string, labels: Record<string, string>, value: number]
export type Family = { name: string; type: 'counter' | 'gauge' | 'histogram'; help: string; lines: Line[] }

const labelsOf = (labels: Record<string, string>): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const textOf = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, type, help, lines }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...lines.map(([line, labels, value]) => `${line}${labelsOf(labels)} ${value}`),
    ])
    .join('\n')
    .concat('\n')

const one = (name: string, help: string, value: number | null, type: Family['type'] = 'gauge'): Family[] =>
  value === null ? [] : [{ name, type, help, lines: [[name, {}, value]] }]

export type Counts = {
  /** An open stream counts once it has ended. */
  watch(part: Part, res: ServerResponse): void
  families(): Family[]
}

/** Counts what this process answers. */
export function createCounts(): Counts {
  const answers = new Map<string, number>()
  const times = new Map<Part, { buckets: number[]; sum: number; count: number }>()

  function ended(part: Part, status: number, seconds: number): void {
    const key = `${part} ${Math.floor(status / 100)}xx`
    answers.set(key, (answers.get(key) ?? 0) + 1)
    const time = times.get(part) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 }
    BOUNDS.forEach((bound, index) => {
      if (seconds <= bound) time.buckets[index] = (time.buckets[index] ?? 0) + 1
    })
    times.set(part, { ...time, sum: time.sum + seconds, count: time.count + 1 })
  }

  return {
    watch(part, res) {
      const began = performance.now()
      res.once('close', () => ended(part, res.statusCode, (performance.now() - began) / 1000))
    },
    families() {
      const name = 'bomberos_peticion_segundos'
      return [
        {
          name: 'bomberos_peticiones_total',
          type: 'counter',
          help: 'Answers of this process, by part and class of status.',
          lines: [...answers].map(([key, count]) => {
            const [parte = '', estado = ''] = key.split(' ')
            return ['bomberos_peticiones_total', { parte, estado }, count]
          }),
        },
        {
          name,
          type: 'histogram',
          help: 'Seconds from the request to the end of its answer.',
          lines: [...times].flatMap(([parte, { buckets, sum, count }]): Line[] => [
            ...buckets.map(
              (value, index): Line => [`${name}_bucket`, { parte, le: String(BOUNDS[index]) }, value],
            ),
            [`${name}_bucket`, { parte, le: '+Inf' }, count],
            [`${name}_sum`, { parte }, sum],
            [`${name}_count`, { parte }, count],
          ]),
        },
      ]
    },
  }
}

/** What is asked of a brigade, be it in this process's memory or not. */
type Watched = Pick<Central, 'copias' | 'database'>

type Sums = { registros: number; fotos: number; sesiones: number; esperan: number; fallidos: number }

/** One question; how long the answer took says how the database is. */
async function database({ database }: Watched): Promise<Family[]> {
  const began = performance.now()
  try {
    const [sums] = await database.query<Sums>(
      `select (select count(*) from registro)::int as registros, (select count(*) from foto)::int as fotos,
         (select count(*) from sesion where caduca > now())::int as sesiones,
         (select count(*) from aviso where not fallido)::int as esperan,
         (select count(*) from aviso where fallido)::int as fallidos`,
    )
    return [
      ...one('bomberos_base_responde', 'Whether the database answered.', 1),
      ...one(
        'bomberos_base_segundos',
        'Seconds of the question that these sums took.',
        (performance.now() - began) / 1000,
      ),
      ...one('bomberos_registros', 'Records, with those that were deleted.', sums?.registros ?? 0),
      ...one('bomberos_fotos', 'Photos in the database.', sums?.fotos ?? 0),
      ...one('bomberos_sesiones', 'Sessions that are open.', sums?.sesiones ?? 0),
      ...one('bomberos_avisos_esperan', 'Avisos and letters still to be told.', sums?.esperan ?? 0),
      ...one('bomberos_avisos_fallidos', 'Avisos and letters that were given up.', sums?.fallidos ?? 0),
    ]
  } catch {
    return one('bomberos_base_responde', 'Whether the database answered.', 0)
  }
}

async function copies({ copias, database }: Watched): Promise<Family[]> {
  const [newest] = await listCopias(copias)
  const failure = await readFailure(database.query).catch(() => null)
  return [
    ...one(
      'bomberos_copia_edad_segundos',
      'Seconds since the newest copy of a night.',
      newest ? (Date.now() - Date.parse(newest.instante)) / 1000 : null,
    ),
    ...one('bomberos_copia_fallida', 'Whether the last copy of a night could not be made.', failure ? 1 : 0),
  ]
}

/** What a brigade's database and copies say. */
export const familiesOf = async (watched: Watched): Promise<Family[]> => [
  ...(await database(watched)),
  ...(await copies(watched)),
]

/** What this process says of itself. `libres`: free bytes where the database lies, or the copies. */
export const ofProcess = (libres: number | null): Family[] => [
  ...one('process_start_time_seconds', 'When this process began.', Date.now() / 1000 - process.uptime()),
  ...one('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage().rss),
  ...one('bomberos_disco_libre_bytes', 'Free bytes where the database lies.', libres),
]

const PLAIN = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' }

type Settings = { host: string; port: number }

/** `127.0.0.1:9464`, `[::1]:9464` or a port of this machine; null where it is none. */
export function metricsAddress(text: string): Settings | null {
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(text.trim()) ?? []
  if (!port || Number(port) > 65_535) return null
  return { host: (host ?? '127.0.0.1').replace(/^\[|\]$/g, ''), port: Number(port) }
}

/**
 * Serves these figures in Prometheus' text format, at an address of their own that no visitor reaches. They hold counts and ages, and nothing of a person. Returns how to end it.
 */
export async function serveMetrics(
  families: () => Promise<Family[]>,
  log: Log,
  { host, port }: Settings,
): Promise<{ port: number; close(): void }> {
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (new URL(req.url ?? '/', 'http://central').pathname !== '/metrics') {
      res.writeHead(404, PLAIN).end()
      return
    }
    res.writeHead(200, PLAIN).end(textOf(await families()))
  }
  const server = createServer((req, res) => {
    answer(req, res).catch((error) => {
      log('error', factsOf(error))
      res.destroy()
    })
  })
  const taken = await listen(server, port, host)
  return {
    port: taken,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
