import { Code } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReach } from '@/admin/ui/record/reach'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import { SharePanel } from '@/shared/ui/share/share-panel'
import { Text } from '@/shared/ui/text/text'
import { addressForOthers, type Given, handOver, untilWords } from './hand-over'

/** Only this device opens the address: it says what is missing for the others. */
const NoAddress = ({ onClose }: { onClose: () => void }) => (
  <Callout color="orange" role="status" title="Esta dirección no sirve en otros equipos">
    Un teléfono ingresa solo por https. Cuando la central tenga esa dirección, ábrala ahí o escríbala en{' '}
    <Link to="/admin/config" onClick={onClose}>
      «Sitio web», en General
    </Link>
    . En este mismo equipo se ingresa en «Acceso al Sistema», con «¿Le dieron un código?».
  </Callout>
)

/** The central tells a code only once, so a click beside this dialog does not close it. */
export function CodeDialog({ given, onClose }: { given: Given; onClose: () => void }) {
  const { nombreInstitucion, sitioWeb } = useInstitucion()
  const address = addressForOthers(location.origin, sitioWeb)
  const sample = useReach() === 'muestra'
  return (
    <Dialog onClose={onClose} title={`Código de ${given.name}`} closeOnClickOutside={false}>
      <Stack gap="sm">
        <Text>
          Con este código ingresa por primera vez y elige su contraseña. {untilWords(given)} Se muestra solo
          ahora.
        </Text>
        <Code fz="xl" ta="center" p="md" data-autofocus tabIndex={-1}>
          {given.codigo}
        </Code>
        {sample && (
          <Text size="sm">
            La central está en modo de muestra: esta cuenta termina cuando alguien la haga de su brigada.
          </Text>
        )}
        {address ? (
          <section aria-label="Compartir la cuenta">
            <Stack gap="xs">
              <Text size="sm" dimmed>
                Compártalo solo con {given.name}. Va la dirección, qué escribir ahí y hasta cuándo.
              </Text>
              <SharePanel what={handOver(given, address, nombreInstitucion)} />
            </Stack>
          </section>
        ) : (
          <NoAddress onClose={onClose} />
        )}
        <DialogFooter>
          <Button onClick={onClose}>Ya lo entregué</Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
