import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { Phone, Siren } from '@/shared/ui/icon/icons'

/** Nobody may wait for this form while something burns (contract §7). */
export function EmergencyNotice() {
  return (
    <Callout
      color="red"
      icon={<Siren aria-hidden />}
      title="¿Es una emergencia ahora? Llame al 911"
      role="alert"
    >
      <Stack gap="sm">
        Este formulario no se atiende en tiempo real. Si hay personas en peligro, llame primero.
        <Group>
          <AnchorButton href="tel:911" size="lg" leftSection={<Phone size={20} aria-hidden />}>
            Llamar al 911
          </AnchorButton>
        </Group>
      </Stack>
    </Callout>
  )
}
