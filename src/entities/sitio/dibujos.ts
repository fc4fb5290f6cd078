import * as v from 'valibot'
import { isPhotoSource } from '@/shared/lib/picture/photo-source'
import type { ObjectModule } from '@/shared/storage/stored-module'

/** Their storage key. */
export const DIBUJOS_KEY = 'bomberos_config_dibujos'

const PICTURES = ['icono192', 'icono512', 'mascara', 'apple', 'compartir'] as const

export type Dibujo = (typeof PICTURES)[number]

/**
 * What a device of the staff drew of emblem, colour, name and canton: the icons with which the app is installed and the
 * picture with which a page is shared. Stored photos, or '' where the build's own stands; `de` is what they show.
 */
export type Dibujos = { de: string } & { [id in Dibujo]: string }

/** The addresses of the build's own pictures, under which a central serves the brigade's. */
export const DIBUJO_PATHS: Readonly<Record<string, Dibujo>> = {
  '/pwa-192x192.png': 'icono192',
  '/pwa-512x512.png': 'icono512',
  '/maskable-icon-512x512.png': 'mascara',
  '/apple-touch-icon-180x180.png': 'apple',
  '/img/compartir.png': 'compartir',
}

export const SIN_DIBUJOS: Dibujos = {
  de: '',
  icono192: '',
  icono512: '',
  mascara: '',
  apple: '',
  compartir: '',
}

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
