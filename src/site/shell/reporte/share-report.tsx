import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { recipientOf } from '@/entities/configuracion/recipient'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { misReportes } from '@/entities/reportes/mis-reportes'
import { makePacketFile } from '@/entities/reportes/packet/make-file'
import { sendReporte } from '@/entities/reportes/packet/send'
import type { Reporte } from '@/entities/reportes/reporte'
import { isUnsure, type Seguimiento } from '@/entities/reportes/seguimiento'
import type { Recipient } from '@/shared/lib/file/shareable'
import { joinNames } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { SharePanel } from '@/shared/ui/share/share-panel'
import { usePictureFiles } from '@/shared/ui/share/use-picture-files'
import { Text } from '@/shared/ui/text/text'
import { ReportSentQuestion } from './report-sent-question'

/** Names the ways that are addressed to the station; with the others the person chooses the recipient. */
function addressed({ whatsapp, sms, correo }: Recipient): string {
  const ways = [whatsapp && 'WhatsApp', sms && 'SMS', correo && 'Correo'].filter(Boolean)
  if (ways.length === 0) return ''
  return `${joinNames(ways)} ya ${ways.length === 1 ? 'va dirigido' : 'van dirigidos'} a la estación.`
}

type ShareReportProps = { report: Reporte; record: Seguimiento | undefined }

/** The ways for a report's author to send it to the station. */
export function ShareReport({ report, record }: ShareReportProps) {
  const config = useInstitucion()
  const { mutate: markTried } = useMutation(misReportes.markTried)
  const pictures = usePictureFiles(report.imagenes)
  const to = useMemo(() => recipientOf(config), [config])
  const what = useMemo(() => sendReporte(location.origin, report, to), [report, to])
  const words = useRef<HTMLParagraphElement>(null)
  return (
    <Stack gap="sm">
      <Text size="sm" ref={words} tabIndex={-1}>
        {record?.central
          ? 'La estación ya lo tiene. Compártalo si quiere que alguien más lo lea.'
          : `Elija cómo hacerlo llegar a un bombero o a la estación. ${addressed(to)} Lo que ya envió no se puede editar ni retirar.`}
      </Text>
      <SharePanel
        what={what}
        pictures={pictures}
        makeFile={() => makePacketFile('ciudadano', [report])}
        onTried={() => markTried(report.id)}
      />
      {record && isUnsure(record) && (
        <ReportSentQuestion id={report.id} inSight onAnswered={() => words.current?.focus()} />
      )}
    </Stack>
  )
}
