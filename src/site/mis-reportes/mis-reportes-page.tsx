import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { hasCentral } from '@/access/central/mark'
import { misReportes } from '@/entities/reportes/mis-reportes/mis-reportes'
import { reportes } from '@/entities/reportes/queries'
import { Container, Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Plus } from '@/shared/ui/icon/icons'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { useHashPacket } from '@/shared/ui/share/use-hash-packet'
import { Text } from '@/shared/ui/text/text'
import { AnswerBox, AnswerResult } from './answer-box'
import { CodeSearch, type Found, findByCode } from './code-search'
import { ReportCard } from './report-card'

const CentralAnswers = lazy(
  () => import('./central-answers').then(({ CentralAnswers }) => CentralAnswers),
  nothing,
)

/** The station's answer, from this page's address or from what the person pastes or scans. */
function useAnswer() {
  const { mutate, data } = useMutation(misReportes.answer)
  useHashPacket('acuse', mutate)
  return { take: mutate, result: data }
}

const route = getRouteApi('/_site/reportar_/mis-reportes')

const SENTENCES = {
  mistyped: 'Ese código está mal escrito: alguna letra o número no corresponde. Revíselo.',
  unknown: 'El código está bien escrito, pero ese reporte no está en este teléfono.',
} as const

const sentenceOf = ({ kind }: Found<unknown>) =>
  kind === 'mistyped' || kind === 'unknown' ? SENTENCES[kind] : undefined

/** This phone's own reports, offline and without an account. */
export function MisReportesPage() {
  const { codigo = '' } = route.useSearch()
  const { data: records } = useSuspenseQuery(misReportes.list)
  const { data: list } = useSuspenseQuery(reportes.list)
  const { take, result } = useAnswer()
  const content = useKeptFocus<HTMLDivElement>(records.length)
  const found = findByCode(records, codigo)
  return (
    <Container size="lg" page>
      <Stack gap="lg" ref={content} tabIndex={-1}>
        <PageTitle title="Mis reportes" subtitle="Los que se escribieron en este teléfono">
          <LinkButton
            to="/reportar"
            activeOptions={{ exact: true }}
            leftSection={<Plus size={18} aria-hidden />}
          >
            Nuevo reporte
          </LinkButton>
        </PageTitle>
        <Suspense>
          {/* The key makes it ask again when the central gets another report, which may be answered already. */}
          {hasCentral() && <CentralAnswers key={records.filter(({ central }) => central).length} />}
        </Suspense>
        {result && <AnswerResult result={result} />}
        {(records.length > 0 || codigo) && <CodeSearch codigo={codigo} error={sentenceOf(found)} />}
        {'records' in found &&
          found.records.map((record) => (
            <ReportCard key={record.id} record={record} report={list.find(({ id }) => id === record.id)} />
          ))}
        {records.length === 0 && (
          <EmptyState title="Todavía no hay reportes en este teléfono">
            <Text dimmed>Aquí verá cada reporte que escriba, aunque no tenga señal ni cuenta.</Text>
          </EmptyState>
        )}
        <AnswerBox onText={take} />
      </Stack>
    </Container>
  )
}
