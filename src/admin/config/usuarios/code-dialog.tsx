import { Code } from '@mantine/core'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Copy } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'

/** Whose code it is, and the code. */
export type Given = { name: string; code: string }

/** The central tells a code only once, so a click beside this dialog does not close it. */
export function CodeDialog({ given: { name, code }, onClose }: { given: Given; onClose: () => void }) {
  const { showSuccess, showError } = useOverlays()
  async function copy() {
    try {
      // A station without a certificate has no clipboard.
      await navigator.clipboard.writeText(code)
      showSuccess({ title: 'Código copiado' })
    } catch {
      showError('No se pudo copiar. Anótelo.')
    }
  }
  return (
    <Dialog onClose={onClose} title={`Código de ${name}`} closeOnClickOutside={false}>
      <Stack gap="sm">
        <Text>
          Con este código ingresa por primera vez y elige su contraseña. Se muestra solo ahora: entréguelo en
          persona.
        </Text>
        <Code fz="xl" ta="center" p="md" data-autofocus tabIndex={-1}>
          {code}
        </Code>
        <DialogFooter>
          <Button variant="default" leftSection={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
            Copiar
          </Button>
          <Button onClick={onClose}>Ya lo anoté</Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
