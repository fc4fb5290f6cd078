import { Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { recipientOf } from '@/entities/configuracion/recipient'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { misReportes } from '@/entities/reportes/mis-reportes'
import { makePacketFile } from '@/entities/reportes/packet/make-file'
import { sendReporte } from '@/entities/reportes/packet/send'
import type { Reporte } from '@/entities/reportes/reporte'
import { isUnsure, type Seguimiento } from '@/entities/reportes/seguimiento'
import { lazy } from '@/shared/ui/control/lazy'
import { SharePanel } from '@/shared/ui/share/share-panel'
import { usePictureFiles } from '@/shared/ui/share/use-picture-files'

/** Loaded once there is something to share: nobody can answer it before. */
export const ReportSentQuestion = lazy(() =>
  import('./report-sent-question').then(({ ReportSentQuestion }) => ReportSentQuestion),
)

type ShareReportProps = { report: Reporte; record: Seguimiento | undefined }

/** The ways for a report's author to send it to the station. */
export function ShareReport({ report, record }: ShareReportProps) {
  const config = useInstitucion()
  const { mutate: markTried } = useMutation(misReportes.markTried)
  const pictures = usePictureFiles(report.imagenes)
  const what = useMemo(() => sendReporte(location.origin, report, recipientOf(config)), [report, config])
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    ReportSentQuestion.load().catch(() => undefined)
  }, [])
  return (
    <Stack gap="sm">
      <Text size="sm" ref={words} tabIndex={-1}>
        WhatsApp, SMS y correo van dirigidos a la estación si se conoce el suyo; si no, elija a quién. Lo que
        ya envió no se puede editar ni retirar.
      </Text>
      <SharePanel
        what={what}
        pictures={pictures}
        makeFile={() => makePacketFile('ciudadano', [report])}
        onTried={() => markTried(report.id)}
      />
      {record && isUnsure(record) && (
        <Suspense>
          <ReportSentQuestion id={report.id} inSight onAnswered={() => words.current?.focus()} />
        </Suspense>
      )}
    </Stack>
  )
}
