import * as v from 'valibot'
import { isPhotoSource } from '@/shared/lib/picture/photo-source'
import type { ObjectModule } from '@/shared/storage/stored-module'
import { DIBUJOS_KEY, type Dibujos, SIN_DIBUJOS } from './dibujos'

const picture = v.pipe(
  v.string(),
  v.check((source) => source === '' || isPhotoSource(source), 'No es una fotografía guardada.'),
)

export const dibujosStored: ObjectModule<Dibujos> = {
  key: DIBUJOS_KEY,
  title: 'Iconos y tarjeta',
  schema: v.looseObject({
    de: v.string(),
    icono192: picture,
    icono512: picture,
    mascara: picture,
    apple: picture,
    compartir: picture,
  }),
  defaults: () => ({ ...SIN_DIBUJOS }),
  name: () => '',
  words: {},
  silent: true,
}
