/** What a visitor of a central may see, under the storage keys of the lists and objects that it is taken from. */
export type Publico = {
  /** Changes with what is public, and with nothing else. */
  version: string
  /** When it was last changed, as an ISO instant. */
  fecha: string
  /** The reports that were published once and aren't any more. */
  retiradas: string[]
  datos: Readonly<Record<string, unknown>>
}

/** The figures that the app counts by itself. */
export const COUNTED_FIGURES = 'bomberos_config_cifras'

/** Short, and on every page: each page carries them with it. */
export const PUBLIC_OBJECTS: readonly string[] = [
  'bomberos_config_configSistema',
  'bomberos_config_sitio',
  COUNTED_FIGURES,
]

/** Written out, because the lists' own records bring their samples along. */
export const PUBLIC_LISTS: readonly string[] = [
  'bomberos_galeria_media',
  'bomberos_personal_personal',
  'bomberos_rendicion_reportesRC',
  'bomberos_presupuesto_congelados',
  'bomberos_lotaip_publicados',
  'bomberos_aportes_aportes',
]

/** The brigade's keys for permits and the annulled ones, where its central signs permits. */
export const FIRMAS = 'bomberos_permisos_firmas'

/** What somebody has to know who asks for a permit, where the brigade inspects. */
export const TRAMITE = 'bomberos_permisos_tramite'

/** Told to the app's tabs when what is published may have changed. */
export const PUBLISHED_KEY = 'publico'

/** Besides the keys: the ids of withdrawn reports, and the date of what is shown. */
export const RETIRADAS = 'retiradas'
export const FECHA = 'fecha'
