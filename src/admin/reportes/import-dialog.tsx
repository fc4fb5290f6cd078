import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { NOTHING_YET, useLeave } from '@/admin/ui/form/use-leave'
import type { Opened } from '@/entities/reportes/packet/packet-file'
import { type Preview, preview, writesOf } from '@/entities/reportes/packet/preview'
import { type Incoming, importReportes, openFile, openText } from '@/entities/reportes/packet/receive'
import type { Reporte } from '@/entities/reportes/reporte'
import { plural } from '@/shared/lib/plural'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CircleAlert, Users } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { PacketInput } from '@/shared/ui/share/packet-input'
import { useHashPacket } from '@/shared/ui/share/use-hash-packet'
import { Text } from '@/shared/ui/text/text'
import { ImportPreview } from './import-preview'

/** Reads what another phone sent, from this screen's address or from the dialog. */
function useIncoming() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const takeText = useCallback((text: string) => void openText(text).then(setOpened), [])
  const takeFile = (file: File) => void openFile(file).then(setOpened)
  useHashPacket('p', takeText)
  return { opened, takeText, takeFile, startOver: () => setOpened(null) }
}

type ImportDialogProps = { list: readonly Reporte[]; onClose: () => void }

function countsOf(entries: readonly Preview[]): string {
  const count = (kind: Preview['kind']) => entries.filter((entry) => entry.kind === kind).length
  return [
    plural(count('new'), 'nuevo', 'nuevos'),
    plural(count('changed'), 'con cambios', 'con cambios'),
    plural(count('known'), 'ya conocido', 'ya conocidos'),
  ].join(', ')
}

type ConfirmStepProps = {
  incoming: Incoming
  entries: readonly Preview[]
  nothing: boolean
  onBack: () => void
  onClose: () => void
}

function ConfirmStep({ incoming, entries, nothing, onBack, onClose }: ConfirmStepProps) {
  const { mutate, isPending } = useMutation(importReportes)
  return (
    <>
      {incoming.clase === 'estacion' && (
        <Callout color="orange" icon={<Users aria-hidden />} title="Viene de otro teléfono de la estación">
          Este paquete puede cambiar estados y respuestas, y no lleva firma. Impórtelo solo si se lo dio un
          compañero.
        </Callout>
      )}
      <Text role="status">
        {countsOf(entries)}. {nothing ? 'No hay nada que importar.' : 'Nada se guarda hasta que confirme.'}
      </Text>
      <ImportPreview entries={entries} />
      <DialogFooter>
        <Button variant="default" onClick={onBack}>
          Volver
        </Button>
        {nothing ? (
          <Button onClick={onClose}>Cerrar</Button>
        ) : (
          <Button loading={isPending} onClick={() => mutate(incoming, { onSuccess: onClose })}>
            Importar
          </Button>
        )}
      </DialogFooter>
    </>
  )
}

/** Imports reports from another phone. Nothing is written before the person has seen what would change. */
export function ImportDialog({ list, onClose }: ImportDialogProps) {
  const { opened, takeText, takeFile, startOver } = useIncoming()
  const step = useKeptFocus<HTMLDivElement>(opened?.kind)
  const incoming = opened?.kind === 'ok' ? opened : undefined
  const entries = useMemo(
    () => (incoming ? preview(list, incoming.reportes, incoming.clase) : []),
    [list, incoming],
  )
  const { fresh, updates } = writesOf(entries)
  const nothing = fresh.length + updates.length === 0
  const { leave, discard } = useLeave({ waits: !nothing, question: NOTHING_YET, close: onClose })
  return (
    <Dialog onClose={discard} title="Importar reportes" size="lg">
      <Stack gap="sm" ref={step} tabIndex={-1}>
        {incoming ? (
          <ConfirmStep
            incoming={incoming}
            entries={entries}
            nothing={nothing}
            onBack={startOver}
            onClose={leave}
          />
        ) : (
          <>
            {opened && opened.kind !== 'ok' && (
              <Callout color="red" icon={<CircleAlert aria-hidden />} title="No se importó nada" role="alert">
                {opened.sentence}
              </Callout>
            )}
            <PacketInput label="Texto recibido" action="Revisar" onText={takeText} onFile={takeFile} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
