import { dirname } from 'node:path'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { miembrosList } from '@/entities/personal/module'
import { FILE_BYTES, FREE } from '@/server/budgets'
import type { Central } from '@/server/central'
import { type Checked, checkCopy } from '@/server/copies/check'
import { isCustodia } from '@/server/copies/custodios/file'
import { keyOf } from '@/server/copies/custodios/key'
import { unpack } from '@/server/copies/custodios/unpack'
import { demandBrigade, importFrom, missingPhotos } from '@/server/copies/import'
import { incomingIn } from '@/server/copies/incoming'
import { aloneWithCopies } from '@/server/copies/kept'
import { photosBeside } from '@/server/copies/photo-store'
import type { Query } from '@/server/database/database'
import { readableIn } from '@/server/despachos/people'
import { factsOf } from '@/server/log'
import type { Progress } from '@/server/progress'
import { demandFree, freeIn } from '@/server/room'
import { readRows } from '@/server/sync/write'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { inOrder } from '@/shared/lib/text'
import type { Env } from './request/address'
import { bytesOf, formOf } from './request/body'
import { demandConsoleCode } from './request/console-code'
import { HttpError } from './request/errors'
import { tellSteps } from './request/steps'

/** Names, in order, of the accounts that the central lets in (`cuentas`) and of the people whose phones it knows. */
async function whoEnters(query: Query): Promise<{ cuentas: string[]; telefonos: string[] }> {
  const cuentas = await query<{ nombre: string }>('select nombre from usuario where activo')
  const phones = await query<{ persona: string }>('select distinct persona from acceso')
  const people = await readRows(
    query,
    phones.map(({ persona }) => ({ c: miembrosList.key, id: persona })),
  )
  const names = people.flatMap((row) => readableIn(miembrosList, row)?.nombres ?? [])
  return { cuentas: inOrder(cuentas.map(({ nombre }) => nombre)), telefonos: inOrder(names) }
}

/** One part of a copy. nginx refuses a body above 1 MiB unless it is told otherwise. */
const PART_BYTES = 1000 * 1000

const gone = () =>
  new HttpError(
    404,
    'nada',
    'La central no tiene esa copia: se empezó a enviar otra. Elija el archivo otra vez.',
  )

const elsewhere = () =>
  new HttpError(
    409,
    'otra-maquina',
    'Otra máquina de esta central está recibiendo la copia. Deje encendida una sola mientras la repone, o hágalo por su consola.',
  )

/** The copy that one of the machines over this database is receiving: its parts lie in the folder of that one. */
const noteIncoming = (query: Query, id: string) =>
  query(
    `insert into central (clave, valor) values ('por-reponer', $1) on conflict (clave) do update set valor = excluded.valor`,
    [id],
  )

const failed = (error: unknown): HttpError =>
  new HttpError(422, 'copia', sentenceOf(error) ?? 'La central no pudo leer la copia.')

async function checkBrigades(file: string): Promise<Checked> {
  const checked = await checkCopy(file)
  demandBrigade(checked)
  return checked
}

/** What a person knows the copy by, and has to know before it is put back. */
const seen = ({ header, filas, closed, brigada, ultimo }: Checked, faltantes: readonly string[]) => ({
  brigada,
  creada: header.creada ?? null,
  ultimo,
  version: header.central,
  registros: filas.registro ?? 0,
  cuentas: filas.usuario ?? 0,
  fotografias: filas.foto ?? 0,
  faltan: faltantes.length,
  faltantes,
  contada: closed,
})

/** Puts a brigade's copy back on a central that nobody has claimed, with the code of its console. */
export function reponer(central: Central) {
  const { database, log, free } = central
  const incoming = incomingIn(dirname(central.copias))

  const demandConsole = (c: Context<Env>) => demandConsoleCode(c, central, c.req.header('x-codigo') ?? '')

  /** Why there is no such copy here. */
  async function missing(id: string): Promise<HttpError> {
    const [one] = await database.query(`select 1 from central where clave = 'por-reponer' and valor = $1`, [
      id,
    ])
    return one ? elsewhere() : gone()
  }

  async function fileOf(c: Context<Env>): Promise<string> {
    const id = c.req.param('id') ?? ''
    const file = await incoming.fileOf(id)
    if (!file) throw await missing(id)
    return file
  }

  return new Hono<Env>()
    .post('/reponer', async (c) => {
      await demandConsole(c)
      const { bytes } = await formOf(c, v.object({ bytes: v.pipe(v.number(), v.integer(), v.minValue(1)) }))
      const id = await incoming.begin(bytes).catch((error) => {
        throw failed(error)
      })
      await noteIncoming(database.query, id)
      return c.json({ id, parte: PART_BYTES }, 201)
    })
    .put('/reponer/:id', async (c) => {
      await demandConsole(c)
      const part = await bytesOf(c, PART_BYTES, 'Esa parte de la copia es demasiado grande.')
      const id = c.req.param('id')
      const hay = await incoming.append(id, Number(c.req.query('desde')), part)
      if (hay === undefined) throw await missing(id)
      return c.json({ hay })
    })
    .put('/reponer/:id/fotos/:suma', async (c) => {
      await demandConsole(c)
      const file = await fileOf(c)
      const bytes = await bytesOf(c, FILE_BYTES, 'Esa fotografía es demasiado grande.')
      demandFree(freeIn(dirname(file)), FREE.records)
      if (!(await photosBeside(file).put(c.req.param('suma'), bytes)))
        throw new HttpError(422, 'foto', 'La fotografía está dañada.')
      return c.body(null, 204)
    })
    .get('/reponer/:id', async (c) => {
      await demandConsole(c)
      const file = await fileOf(c)
      // A custodian's: nothing of it is known before it is opened.
      if (await isCustodia(file)) return c.json({ sellada: true })
      const checked = await checkBrigades(file).catch((error) => {
        throw failed(error)
      })
      return c.json(seen(checked, await missingPhotos(checked, file)))
    })
    .post('/reponer/:id/abrir', async (c) => {
      await demandConsole(c)
      const { palabras } = await formOf(c, v.object({ palabras: v.pipe(v.string(), v.maxLength(1000)) }))
      const file = await fileOf(c)
      let publica: string
      try {
        publica = keyOf(palabras).publica.toString('hex')
      } catch (error) {
        // As an answer of its own: the form says it below the words.
        throw new HttpError(422, 'clave', sentenceOf(error) ?? 'La clave no se entiende.')
      }
      return tellSteps(c, {
        run: async (progress) => {
          await unpack(file, file, palabras, progress)
          // Without it the copy is as good, and the panel doesn't know that the key was tried.
          await incoming
            .noteKey(c.req.param('id'), publica)
            .catch((error) => log('clave de la copia', factsOf(error)))
        },
        log,
        name: 'abrir la copia de un custodio',
        failed: 'La central no pudo abrir la copia. Nada cambió.',
      })
    })
    .post('/reponer/:id', async (c) => {
      await demandConsole(c)
      const { sinFotografias } = await formOf(c, v.object({ sinFotografias: v.boolean() }))
      const file = await fileOf(c)
      const restore = async (progress: Progress) => {
        await importFrom(database, file, {
          withoutPhotos: sinFotografias,
          onlyBrigades: true,
          restorer: { por: 'pagina', publica: await incoming.keyOf(c.req.param('id')) },
          free,
          progress,
        })
        await incoming.clear()
        log('copia repuesta')
      }
      return tellSteps(c, {
        run: (progress) => aloneWithCopies(database, () => restore(progress)),
        found: () => whoEnters(database.query),
        log,
        name: 'reponer',
        failed: 'La central no pudo reponer la copia. Nada cambió.',
      })
    })
}
