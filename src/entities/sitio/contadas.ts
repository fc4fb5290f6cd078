import * as v from 'valibot'
import type { ObjectModule } from '@/shared/storage/stored-module'
import type { CifraId } from './cifras'

/** The figures that the app counts by itself, and the year of the services that it counted. */
export type CifrasContadas = { anio: string } & { [id in CifraId | 'ejecucionAl']?: string }

export const contadasStored: ObjectModule<CifrasContadas> = {
  key: 'bomberos_config_cifras',
  title: 'Cifras contadas',
  schema: v.looseObject({ anio: v.string() }),
  defaults: () => ({ anio: '' }),
  name: () => '',
  words: {},
  silent: true,
}
