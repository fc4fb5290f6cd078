import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tryRecoveryKey } from '@/access/central/copies'
import { CentralError } from '@/access/central/http'
import { COPIES_KEY } from '@/admin/shell/data/central-copies'
import type { MutationMeta } from '@/shared/query/toast'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { WordsField } from './words-field'

const meta: MutationMeta = {
  failure: null,
  success: { title: 'Esa es la clave', message: 'Con ella se abren las copias que guardan los custodios.' },
  invalidates: [COPIES_KEY],
}

/** Whether the sheet in the safe is the right one, asked of the central with the words typed from it. */
export function TryKey({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const trial = useMutation({ mutationFn: tryRecoveryKey, onSuccess: onClose, meta })
  const { error } = trial
  return (
    <Dialog onClose={onClose} title="Probar la clave de recuperación">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          trial.mutate(words)
        }}
      >
        <Stack gap="sm">
          <Text>
            Saque la hoja de la caja fuerte y escriba sus doce palabras, o lea su código QR con la cámara. No
            cambia nada.
          </Text>
          <WordsField
            value={words}
            onChange={setWords}
            onRead={trial.reset}
            disabled={trial.isPending}
            error={
              error &&
              (error instanceof CentralError
                ? error.message
                : 'La clave no se pudo probar. Intente otra vez.')
            }
          />
          <DialogFooter>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={trial.isPending}>
              Probar
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  )
}
