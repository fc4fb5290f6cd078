import { useSuspenseQuery } from '@tanstack/react-query'
import { Section } from '@/admin/ui/box/section'
import { configuracion } from '@/entities/configuracion/queries'
import { Text } from '@/shared/ui/text/text'
import { type AddressStep, addressSteps } from './address-steps'

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
