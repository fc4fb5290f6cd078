import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reopenFirmaDePermisos } from '@/access/central/firma'
import { CentralError } from '@/access/central/http'
import { WordsField } from '@/admin/config/central/recuperacion/words-field'
import type { MutationMeta } from '@/shared/query/toast'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { FIRMA_KEY } from './queries'

const meta: MutationMeta = {
  failure: null,
  success: { title: 'La firma está repuesta', message: 'La central firma los permisos como antes.' },
  invalidates: [FIRMA_KEY],
}

/** After a copy was put back: the words of the recovery key open the key that signs. */
export function ReopenDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const reopen = useMutation({ mutationFn: reopenFirmaDePermisos, onSuccess: onClose, meta })
  const { error } = reopen
  return (
    <Dialog onClose={onClose} title="Reponer la firma de los permisos">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          reopen.mutate(words)
        }}
      >
        <Stack gap="sm">
          <Text>Saque la hoja de la caja fuerte y escriba sus doce palabras, o lea su código QR.</Text>
          <WordsField
            value={words}
            onChange={setWords}
            onRead={reopen.reset}
            disabled={reopen.isPending}
            error={
              error &&
              (error instanceof CentralError ? error.message : 'La firma no se repuso. Intente otra vez.')
            }
          />
          <DialogFooter>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={reopen.isPending}>
              Reponer la firma
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  )
}
