import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Details } from '@/admin/ui/record/details'
import { useReach } from '@/admin/ui/record/reach'
import { codigoOf } from '@/entities/reportes/codigo'
import { answerOf } from '@/entities/reportes/mis-reportes/seguimiento'
import { sendAnswer } from '@/entities/reportes/packet/send'
import { reportes } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Check, Pencil } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { SharePanel } from '@/shared/ui/share/share-panel'
import { Text } from '@/shared/ui/text/text'
import { EstadoBadge } from './badges'

type AnswerDialogProps = { report: Reporte; onEdit: () => void; onClose: () => void }

/** Sends the station's answer back to the phone that sent the report. */
export function AnswerDialog({ report, onEdit, onClose }: AnswerDialogProps) {
  const what = useMemo(() => sendAnswer(location.origin, report), [report])
  const { autor, estado, respuesta } = report
  const alone = useReach() === 'equipo'
  const update = useMutation(reportes.update)
  const [tried, setTried] = useState(false)
  const sent = () =>
    update.mutate(
      {
        id: report.id,
        next: { entregada: answerOf(report).fechaActualizacion },
        toast: { title: 'Anotado: la respuesta se envió' },
      },
      { onSuccess: onClose },
    )
  return (
    <Dialog onClose={onClose} title="Enviar la respuesta" size="lg">
      <Stack gap="sm">
        <Text size="sm">
          Quien reportó verá que la estación tiene su reporte, con el estado y la respuesta de ahora. Debe
          abrirlo en el mismo teléfono en que lo escribió.
        </Text>
        <Details
          rows={[
            ['Código', codigoOf(report.id)],
            ['Para', [autor.nombre, autor.telefono, autor.email].filter(Boolean).join(', ')],
            ['Estado', <EstadoBadge key="estado" estado={estado} />],
            ['Respuesta', respuesta || 'Todavía sin respuesta escrita'],
          ]}
        />
        {report.fotoCierre && (
          <Text size="sm">
            La foto de cierre no va en este envío.{alone ? '' : ' La ve quien reportó por la central.'}
          </Text>
        )}
        <Group>
          <Button variant="subtle" leftSection={<Pencil size={18} aria-hidden />} onClick={onEdit}>
            Cambiar estado o respuesta
          </Button>
        </Group>
        <SharePanel what={what} onTried={() => setTried(true)} />
        <DialogFooter>
          <Text size="sm">Que se envió solo lo sabe usted.</Text>
          <Button
            variant={tried ? 'filled' : 'default'}
            leftSection={<Check size={18} aria-hidden />}
            loading={update.isPending}
            onClick={sent}
          >
            Ya se lo envié
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
