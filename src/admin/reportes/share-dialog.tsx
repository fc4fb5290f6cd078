import { List } from '@mantine/core'
import { useMemo } from 'react'
import { codigoOf } from '@/entities/reportes/codigo'
import { makePacketFile } from '@/entities/reportes/packet/packet-file'
import { sendReportes } from '@/entities/reportes/packet/send'
import type { Reporte } from '@/entities/reportes/reporte'
import { Stack } from '@/shared/ui/box/layout'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { SharePanel } from '@/shared/ui/share/share-panel'
import { usePictureFiles } from '@/shared/ui/share/use-picture-files'
import { Text } from '@/shared/ui/text/text'

type ShareDialogProps = { reportes: readonly Reporte[]; onClose: () => void }

const MOST_NAMED = 5

/** Moves reports, with their states and answers, to another phone of the station. */
export function ShareDialog({ reportes, onClose }: ShareDialogProps) {
  const what = useMemo(() => sendReportes(location.origin, reportes), [reportes])
  const sources = useMemo(() => reportes.flatMap(({ imagenes }) => imagenes), [reportes])
  const pictures = usePictureFiles(sources)
  const rest = reportes.length - MOST_NAMED
  return (
    <Dialog onClose={onClose} title="Compartir reportes" size="lg">
      <Stack gap="sm">
        <Text size="sm">
          Para otro teléfono de la estación: van con su estado, su respuesta y los datos de quien reportó. No
          los envíe a nadie más.
        </Text>
        <List size="sm">
          {reportes.slice(0, MOST_NAMED).map(({ id, titulo }) => (
            <List.Item key={id}>
              {codigoOf(id)} · {titulo}
            </List.Item>
          ))}
          {rest > 0 && <List.Item>y {rest} más</List.Item>}
        </List>
        <SharePanel what={what} pictures={pictures} makeFile={() => makePacketFile('estacion', reportes)} />
      </Stack>
    </Dialog>
  )
}
