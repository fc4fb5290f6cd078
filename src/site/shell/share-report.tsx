import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { misReportes } from '@/entities/reportes/mis-reportes'
import { makePacketFile } from '@/entities/reportes/packet/make-file'
import { sendReporte } from '@/entities/reportes/packet/send'
import type { Reporte } from '@/entities/reportes/reporte'
import { SharePanel } from '@/shared/ui/share/share-panel'
import { usePictureFiles } from '@/shared/ui/share/use-picture-files'
import { Text } from '@/shared/ui/text/text'

/** The ways for a report's author to send it to the station. */
export function ShareReport({ report }: { report: Reporte }) {
  const { mutate: markShared } = useMutation(misReportes.markShared)
  const pictures = usePictureFiles(report.imagenes)
  const what = useMemo(() => sendReporte(location.origin, report), [report])
  return (
    <>
      <Text size="sm">
        Elija cómo hacerlo llegar a un bombero o a la estación. Lo que usted comparte ya no se puede editar ni
        retirar desde aquí.
      </Text>
      <SharePanel
        what={what}
        pictures={pictures}
        makeFile={() => makePacketFile('ciudadano', [report])}
        onShared={() => markShared(report.id)}
      />
    </>
  )
}
