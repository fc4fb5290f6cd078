import { Alert, Group } from '@mantine/core'
import { Phone, Siren } from 'lucide-react'
import { AnchorButton } from '@/shared/ui/button'

/** Nobody may wait for this form while something burns (contract §7). */
export function EmergencyNotice() {
  return (
    <Alert
      color="red"
      icon={<Siren aria-hidden />}
      title="¿Es una emergencia ahora? Llame al 911"
      role="alert"
    >
      Este formulario no se atiende en tiempo real. Si hay personas en peligro, llame primero.
      <Group mt="sm">
        <AnchorButton href="tel:911" size="lg" leftSection={<Phone size={20} aria-hidden />}>
          Llamar al 911
        </AnchorButton>
      </Group>
    </Alert>
  )
}
