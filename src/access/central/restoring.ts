import * as v from 'valibot'
import { askCentral, CentralError, refusalOf, strange } from './http'
import { followSteps, LONG_MS, type Told } from './steps'

/** What a copy of a central holds, as the central read it. */
export type SeenCopy = {
  /** The brigade's name; '' where the copy has none. */
  brigada: string
  /** When it was made, as an ISO instant. */
  creada: string | null
  /** The version of its central's data. */
  version: number
  /** When its last change was made, as an ISO instant. */
  ultimo: string | null
  registros: number
  cuentas: number
  fotografias: number
  /** How many photos are not in the file: a copy of the night has them beside it. */
  faltan: number
  /** Their names in the folder beside the copy. */
  faltantes: string[]
  /** It says itself how much it holds; one of an early version can't. */
  contada: boolean
}

/** Whom the central lets in with the copy, by name; of phones the people. An earlier central doesn't say. */
const entranSchema = v.object({
  cuentas: v.fallback(v.array(v.string()), []),
  telefonos: v.fallback(v.array(v.string()), []),
})
export type Entran = v.InferOutput<typeof entranSchema>

/** How often one part is sent again before the person is told. */
const TRIES = 5

const beginSchema = v.object({ id: v.string(), parte: v.number() })
const haySchema = v.object({ hay: v.number() })

async function answerOf<S extends v.GenericSchema>(response: Response, schema: S): Promise<v.InferOutput<S>> {
  if (!response.ok) throw await refusalOf(response)
  try {
    return v.parse(schema, await response.json())
  } catch (error) {
    throw strange(error)
  }
}

const isLost = (error: unknown) => error instanceof CentralError && error.status === 0

/** The same once more where nobody answered. */
async function insist<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await task()
    } catch (error) {
      if (!isLost(error) || tries === TRIES) throw error
    }
  }
}

/**
 * Sends the file to a central that nobody has claimed, part by part, with the code of its console. Returns the copy's id
 * there. @throws CentralError
 */
export async function sendCopy(file: Blob, codigo: string, told: Told): Promise<string> {
  const headers = { 'x-codigo': codigo }
  const begun = await askCentral('POST', '/reponer', { json: { bytes: file.size } }, headers)
  const { id, parte } = await answerOf(begun, beginSchema)
  for (let at = 0; at < file.size; ) {
    told({ paso: 'Enviando la copia a la central', hecho: at, de: file.size })
    const bytes = file.slice(at, at + parte)
    const path = `/reponer/${id}?desde=${at}`
    // Where an answer was lost the central has the part already, and says how far it is.
    const { hay } = await insist(async () =>
      answerOf(await askCentral('PUT', path, { bytes }, headers, LONG_MS), haySchema),
    )
    at = hay
  }
  return id
}

/** null: it is a custodian's, and closed. @throws CentralError with the reason why it can't be put back */
export async function lookAtCopy(id: string, codigo: string): Promise<SeenCopy | null> {
  const response = await askCentral('GET', `/reponer/${id}`, undefined, { 'x-codigo': codigo }, LONG_MS)
  if (!response.ok) throw await refusalOf(response)
  const seen: SeenCopy | { sellada: true } = await response.json()
  return 'sellada' in seen ? null : seen
}

const UNOPENED = 'Se cortó la conexión mientras la central abría la copia. Intente otra vez.'

/**
 * Opens a custodian's copy with the words of the recovery key. @throws CentralError, `clave` where the words are no key;
 * then it is as it was
 */
export async function openCopy(id: string, codigo: string, palabras: string, told: Told): Promise<void> {
  const headers = { 'x-codigo': codigo }
  const response = await askCentral('POST', `/reponer/${id}/abrir`, { json: { palabras } }, headers, LONG_MS)
  await followSteps(response, told, UNOPENED)
}

/**
 * Sends of the chosen files those photos that the copy lacks, each by its name in the folder beside the copy. One that is
 * damaged is left out, and still missing afterwards. @throws CentralError
 */
export async function sendPhotos(
  { id, codigo, faltantes }: { id: string; codigo: string; faltantes: readonly string[] },
  files: readonly File[],
  told: Told,
): Promise<void> {
  const lacking = new Set(faltantes)
  const wanted = files.filter(({ name }) => lacking.has(name))
  for (const [index, file] of wanted.entries()) {
    told({ paso: 'Enviando las fotografías', hecho: index, de: wanted.length })
    await insist(async () => {
      const path = `/reponer/${id}/fotos/${file.name}`
      const response = await askCentral('PUT', path, { bytes: file }, { 'x-codigo': codigo }, LONG_MS)
      if (!response.ok && response.status !== 422) throw await refusalOf(response)
    })
  }
}

const UNHEARD =
  'Se cortó la conexión mientras la central reponía la copia. Abra esta página otra vez: si ya no le pide el código, quedó repuesta.'

/** Puts the copy back: all of it, or nothing. Returns who comes in with it. @throws CentralError */
export async function restoreCopy(
  id: string,
  codigo: string,
  sinFotografias: boolean,
  told: Told,
): Promise<Entran> {
  const headers = { 'x-codigo': codigo }
  const response = await askCentral('POST', `/reponer/${id}`, { json: { sinFotografias } }, headers, LONG_MS)
  return v.parse(entranSchema, await followSteps(response, told, UNHEARD))
}
