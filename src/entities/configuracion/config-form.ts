import * as v from 'valibot'
import { isWebAddress, optionalEmail, PHONE, phoneProblem } from '@/shared/lib/form/contact-rules'
import { isEmail, required } from '@/shared/lib/form/rules'
import { internationalDigits } from '@/shared/lib/phone'
import { webLink, withScheme } from '@/shared/lib/url'
import { type Configuracion, configuracionSchema } from './configuracion'

/** What the form requires beyond storage: the site shows these texts, so none is empty, and addresses work. */
export const configFormSchema = v.object({
  ...configuracionSchema.entries,
  canton: required('El cantón es requerido.'),
  direccion: required('La dirección es requerida.'),
  telefono: required('El teléfono es requerido.'),
  whatsapp: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || internationalDigits(text) !== '',
      'Escriba un número completo, como 099 123 4567 o +593 99 123 4567.',
    ),
  ),
  email: v.pipe(required('El email es requerido.'), isEmail),
  emailSistema: optionalEmail,
  sitioWeb: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || isWebAddress(text), 'Debe empezar con https:// o http://'),
  ),
})

const phone = (kept: string) => v.check<string, string>((text) => phoneProblem(text, kept) === null, PHONE)

/** Networks whose pages brigades have, and none of which can answer for this app. */
const NETWORKS =
  /(?:^|\.)(?:facebook|instagram|youtube|tiktok|twitter|x|whatsapp|linktr)\.(?:com|ee)$|^(?:wa|fb)\.me$/

/**
 * Why this is no address of this site; null for one, for none, and for `kept`, which is stored already. It goes before
 * every page's path: into links to share, the map for search engines, letters and invitations with a one-time code.
 */
export function siteProblem(text: string, kept = ''): string | null {
  const link = webLink(withScheme(text))
  if (!link || text === kept) return null
  if (!URL.canParse(link)) return 'Esa dirección no se puede abrir.'
  const { hostname, pathname, search } = new URL(link)
  if (NETWORKS.test(hostname))
    return 'Esa es su página en una red social, y va en Sitio → Redes. Aquí va la dirección donde se abre esta aplicación.'
  return pathname + search === '/'
    ? null
    : 'Escriba solo la dirección, sin nada después, como https://bomberos.su-canton.ec'
}

const own = (kept: string) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed && siteProblem(dataset.value, kept)
    if (message) addIssue({ message })
  })

type Kept = Pick<Configuracion, 'telefono' | 'telefonoSistema' | 'sitioWeb'>

/** The form over what is stored: a phone or an address that an earlier version took may stay as it is. */
export const configFormOver = ({ telefono, telefonoSistema, sitioWeb }: Kept) =>
  v.object({
    ...configFormSchema.entries,
    telefono: v.pipe(configFormSchema.entries.telefono, phone(telefono)),
    telefonoSistema: v.pipe(v.string(), v.trim(), phone(telefonoSistema)),
    sitioWeb: v.pipe(configFormSchema.entries.sitioWeb, own(sitioWeb)),
  })

const NOTHING = { telefono: '', telefonoSistema: '', sitioWeb: '' }
const { canton, direccion, telefono, whatsapp, email, emailSistema, telefonoSistema, sitioWeb } =
  configFormOver(NOTHING).entries

/** What it asks beyond the schema of a field that changes. */
export const configRules = {
  ...{ canton, direccion, telefono, whatsapp, email, emailSistema, telefonoSistema, sitioWeb },
}
