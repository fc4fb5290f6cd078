import { Code } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useReach } from '@/admin/ui/record/reach'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Shareable } from '@/shared/lib/file/shareable'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { SharePanel } from '@/shared/ui/share/share-panel'
import { Text } from '@/shared/ui/text/text'
import { addressForOthers } from './given-code'
import { useCodesAsk } from './use-codes-ask'

type NoAddressProps = { onClose: () => void; here: string }

/** Only this device opens the address: it says what is missing for the others. */
const NoAddress = ({ onClose, here }: NoAddressProps) => (
  <Callout color="orange" role="status" title="Esta dirección no sirve en otros equipos">
    Un teléfono ingresa solo por https. Cuando la central tenga esa dirección, ábrala ahí o escríbala en{' '}
    <Link to="/admin/config" onClick={onClose}>
      «Sitio web», en General
    </Link>
    . {here}
  </Callout>
)

type CodeDialogProps = {
  name: string
  codigo: string
  /** What the code is for and until when. */
  about: string
  /** The name of the part that shares it. */
  sharing: string
  /** Where somebody on this very device types it. */
  here: string
  /** What is sent to them, from the address where they come in and the brigade's name. */
  share: (address: string, nombreInstitucion: string) => Shareable
  onClose: () => void
}

/** The central tells a code only once: a click beside this dialog doesn't close it, and any other way asks. */
export function CodeDialog({ name, codigo, about, sharing, here, share, onClose }: CodeDialogProps) {
  const { nombreInstitucion, sitioWeb } = useInstitucion()
  const address = addressForOthers(location.origin, sitioWeb)
  const sample = useReach() === 'muestra'
  const { leave, ask } = useCodesAsk(onClose)
  return (
    <Dialog onClose={() => void ask()} title={`Código de ${name}`} closeOnClickOutside={false}>
      <Stack gap="sm">
        <Text>{about} Se muestra solo ahora.</Text>
        <Code fz="xl" ta="center" p="md" data-autofocus tabIndex={-1}>
          {codigo}
        </Code>
        {sample && (
          <Text size="sm">
            La central está en modo de muestra: esta cuenta termina cuando alguien la haga de su brigada.
          </Text>
        )}
        {address ? (
          <section aria-label={sharing}>
            <Stack gap="xs">
              <Text size="sm" dimmed>
                Compártalo solo con {name}. Va la dirección, qué escribir ahí y hasta cuándo.
              </Text>
              <SharePanel what={share(address, nombreInstitucion)} />
            </Stack>
          </section>
        ) : (
          <NoAddress onClose={leave} here={here} />
        )}
        <DialogFooter>
          <Button onClick={leave}>Ya lo entregué</Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
