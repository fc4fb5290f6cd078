import type { ObjectModule } from '@/shared/storage/stored-module'
import { type Configuracion, configuracionSchema, DEFAULT_CONFIGURACION } from './configuracion'

/** What reading it needs, which every page does; what only the panel says of it is in `configuracion-object.ts`. */
export const configuracionStored: ObjectModule<Configuracion> = {
  key: 'bomberos_config_configSistema',
  title: 'Configuración',
  schema: configuracionSchema,
  defaults: () => structuredClone(DEFAULT_CONFIGURACION),
  // There is one: its title says enough.
  name: () => '',
  words: {},
  // Of two who switch different modules both get their way.
  joins: { modulos: [] },
  drawnByBuild: true,
}
