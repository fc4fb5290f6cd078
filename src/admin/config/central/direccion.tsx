import { useSuspenseQuery } from '@tanstack/react-query'
import { Section } from '@/admin/ui/box/section'
import { configuracion } from '@/entities/configuracion/queries'
import { webLink } from '@/shared/lib/url'
import { Text } from '@/shared/ui/text/text'

type AddressStep = { done: boolean; words: string }

/** Services that give another name at each start, as their own pages say. */
const PASSING = /\.(?:trycloudflare\.com|ngrok-free\.app|ngrok\.io|loca\.lt|lhr\.life|serveo\.net)$/
const OWN_MACHINE = /^(?:localhost|127\.|\[::1\])/
const NUMBER = /^(?:\d+\.){3}\d+$|^\[/

const hostOf = (address: string): string | undefined => {
  const link = webLink(address) ?? `https://${address.trim()}`
  return URL.canParse(link) ? new URL(link).host : undefined
}

/**
 * What a central's address needs, in its order, judged from where this page was opened. Example:
 * `addressSteps('https://estacion.algo.ts.net', '')` lacks only the last one, the address in the configuration.
 */
export function addressSteps(origin: string, sitioWeb: string): AddressStep[] {
  const { protocol, hostname, host } = new URL(origin)
  if (OWN_MACHINE.test(hostname))
    return [
      {
        done: false,
        words:
          'esta página está abierta en la propia máquina de la central. Ábrala con la dirección que usarán los teléfonos, y aquí dirá si está bien.',
      },
    ]
  const [secure, named, lasting] = [protocol === 'https:', !NUMBER.test(hostname), !PASSING.test(hostname)]
  return [
    {
      done: secure,
      words: secure
        ? 'la dirección es https.'
        : 'https. Sin ella un teléfono no instala la aplicación ni trabaja sin señal.',
    },
    ...(named ? [] : [{ done: false, words: 'un nombre: un número cambia cuando el router se reinicia.' }]),
    {
      done: lasting && named,
      words:
        lasting && named
          ? 'es siempre la misma.'
          : 'que sea siempre la misma. Esta cambia, y con cada cambio los teléfonos pierden su lugar.',
    },
    {
      done: hostOf(sitioWeb) === host,
      words:
        hostOf(sitioWeb) === host
          ? 'es la que está escrita en General → Sitio web.'
          : `escribir ${host} en General → Sitio web, para que salga en los enlaces.`,
    },
  ]
}

const MARK = { done: '✓ Listo: ', missing: '✗ Falta: ' }

function Step({ done, words }: AddressStep) {
  return (
    <li>
      <b>{done ? MARK.done : MARK.missing}</b>
      {words}
    </li>
  )
}

/** Which step is missing until phones get in from anywhere, and keep their place. */
export function Direccion() {
  const { sitioWeb } = useSuspenseQuery(configuracion.query).data
  const steps = addressSteps(window.location.origin, sitioWeb)
  const ready = steps.every(({ done }) => done)
  return (
    <Section title="La dirección">
      <Text>
        {ready
          ? 'Los teléfonos entran por esta dirección, desde cualquier lugar.'
          : 'Los teléfonos piden una dirección con https, siempre la misma. Cómo hacerla está en Ayuda → Encienda la central, en el menú de su nombre.'}
      </Text>
      <ul>
        {steps.map((step) => (
          <Step key={step.words} {...step} />
        ))}
      </ul>
    </Section>
  )
}
