import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { makeArchivo } from '@/entities/reportes/archivo'
import { sendReporte } from '@/entities/reportes/envio'
import { misReportes } from '@/entities/reportes/mis-reportes'
import type { Reporte } from '@/entities/reportes/reporte'
import { SharePanel } from '@/shared/ui/share-panel'
import { usePictureFiles } from '@/shared/ui/use-picture-files'

/** How the author of a report gets it to the station. */
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
        makeFile={() => makeArchivo('ciudadano', [report])}
        onShared={() => markShared(report.id)}
      />
    </>
  )
}
