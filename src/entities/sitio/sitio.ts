import * as v from 'valibot'
import { isColor } from '@/shared/lib/tint/color'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { isPictureSource, webLink } from '@/shared/lib/url'
import { goodRows } from '@/shared/storage/good-rows'
import type { ObjectModule } from '@/shared/storage/stored-module'
import type { AtencionId } from './atencion'
import type { CifraId } from './cifras'
import type { Diapositiva } from './diapositivas'
import type { PoblacionId } from './poblacion'
import type { ServicioCatalogo } from './servicios'
import type { TextoId, Valor } from './textos'

/**
 * Each network's name, and its link for the sample brigade (spec §2.2). A real brigade has only the links that it set.
 */
const REDES = {
  facebook: ['Facebook', 'https://www.facebook.com/bomberosvillaesperanza'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  youtube: ['YouTube', 'https://www.youtube.com/'],
  tiktok: ['TikTok', ''],
  x: ['X', ''],
} as const

export type RedId = keyof typeof REDES

export const RED_IDS = Object.keys(REDES) as RedId[]

export const redDeSiempre = (id: RedId, ejemplo: boolean): string => (ejemplo ? REDES[id][1] : '')

type Redes = { readonly ejemplo: boolean } & { readonly [id in RedId]?: string | undefined }

/** The social networks where the brigade is found, with links that are safe to open. */
export const redesDe = (sitio: Redes): { id: RedId; label: string; href: string }[] =>
  RED_IDS.flatMap((id) => {
    const href = webLink(sitio[id] ?? redDeSiempre(id, sitio.ejemplo))
    return href ? [{ id, label: REDES[id][0], href }] : []
  })

/** The fields of one line. */
export type CampoId =
  | TextoId
  | RedId
  | AtencionId
  | CifraId
  | PoblacionId
  | 'emblema'
  | 'color'
  | 'anio'
  | 'anioQue'
  | 'anioPie'

/**
 * A brigade's own words and figures of the public pages. Only what differs from the spec's constants is stored; these
 * stand for what is missing. An empty text is a place left empty on purpose.
 */
export type Sitio = {
  /** Still the sample brigade, whose figures are the spec's; `Comenzar sin datos de ejemplo` ends that. */
  ejemplo: boolean
  /** Somebody said of the usual services, hours and mission that they hold for this brigade. */
  revisado?: boolean | undefined
  valores?: Valor[] | undefined
  servicios?: ServicioCatalogo[] | undefined
  diapositivas?: Diapositiva[] | undefined
} & { [id in CampoId]?: string | undefined }

const text = v.string()

/** An icon's name; one of a later version is drawn as the usual one. */
const icono = v.pipe(text, v.regex(/^[A-Z]\w*$/))

const valor = v.looseObject({ id: text, nombre: text, texto: text, icono })
const servicio = v.looseObject({
  ...{ id: text, nombre: text, descripcion: text, icono },
  tipo: v.picklist(TIPOS_SERVICIO),
  activo: v.boolean(),
  orden: v.number(),
})
const diapositiva = v.looseObject({ id: text, titulo: text, url: text, creditos: text })

/** A picture that a page may show, or '' for the app's own emblem; a data address holds no SVG with a script. */
const isEmblem = (source: string) => source === '' || isPictureSource(source)

/** Every page reads it: it knows no names of fields. */
const schema = v.looseObject({
  ejemplo: v.boolean(),
  revisado: v.optional(v.boolean()),
  emblema: v.optional(v.pipe(v.string(), v.check(isEmblem, 'No es una imagen que se pueda mostrar.'))),
  color: v.optional(v.pipe(v.string(), v.check(isColor, 'No es un color.'))),
  valores: v.optional(goodRows(valor)),
  servicios: v.optional(goodRows(servicio)),
  diapositivas: v.optional(goodRows(diapositiva)),
})

export const DEFAULT_SITIO: Sitio = { ejemplo: true }

/** What reading it needs, which every page does; what only the panel says of it is in `module.ts`. */
export const sitioStored: ObjectModule<Sitio> = {
  key: 'bomberos_config_sitio',
  title: 'Sitio público',
  schema: schema as unknown as ObjectModule<Sitio>['schema'],
  defaults: () => ({ ...DEFAULT_SITIO }),
  // There is one: its title says enough.
  name: () => '',
  words: {},
  drawnByBuild: true,
}
