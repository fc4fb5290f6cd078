import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { hasCentral, receiver } from '@/access/central/mark'
import { recipientOf } from '@/entities/configuracion/configuracion'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { isUnsure, type Seguimiento } from '@/entities/reportes/mis-reportes/seguimiento'
import { ENVIADO } from '@/entities/reportes/mis-reportes/told'
import { makePacketFile } from '@/entities/reportes/packet/packet-file'
import { sendReporte } from '@/entities/reportes/packet/send'
import type { Reporte } from '@/entities/reportes/reporte'
import { formatMoment } from '@/shared/lib/fecha'
import type { Recipient } from '@/shared/lib/file/shareable'
import { capitalized, joinNames } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { CircleCheck } from '@/shared/ui/icon/icons'
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

/** After the report went no word says usted, because the specification's beside it says tú. */
function sentenceOf(record: Seguimiento | undefined, stations: string): string {
  if (record?.central)
    return `${capitalized(receiver())} ya lo tiene. También lo puede leer alguien más, por cualquiera de estos medios.`
  if (record?.compartido) return 'Se puede enviar otra vez, por cualquiera de estos medios.'
  if (hasCentral())
    return `Va solo cuando haya señal. Si corre prisa, por aquí llega antes, y para la estación es un solo reporte. ${stations} Lo que envíe así no se podrá editar ni retirar hasta que llegue solo.`
  return `Elija cómo hacerlo llegar a un bombero o a la estación. ${stations} Lo que ya envió no se puede editar ni retirar.`
}

type ShareReportProps = { report: Reporte; record: Seguimiento | undefined }

/** The ways for a report's author to send it to the station. */
export function ShareReport({ report, record }: ShareReportProps) {
  const config = useDrawnInstitucion()
  const { mutate: markTried } = useMutation(misReportes.markTried)
  const pictures = usePictureFiles(report.imagenes)
  const to = useMemo(() => recipientOf(config), [config])
  const what = useMemo(() => sendReporte(location.origin, report, to), [report, to])
  const words = useRef<HTMLParagraphElement>(null)
  return (
    <Stack gap="sm">
      <Text size="sm" ref={words} tabIndex={-1}>
        {sentenceOf(record, addressed(to))}
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
      {record?.compartido && !record.central && (
        <Callout color="green" icon={<CircleCheck aria-hidden />} title={ENVIADO.title}>
          {ENVIADO.message} Compartido el {formatMoment(record.compartido)}.
        </Callout>
      )}
    </Stack>
  )
}
