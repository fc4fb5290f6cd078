import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { hasCentral } from '@/access/central/mark'
import { hayPedidasQuery } from '@/entities/inspecciones/peticion-fila'
import { codigoOf, parseCodigo } from '@/entities/reportes/codigo'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { reportes } from '@/entities/reportes/queries'
import { Container, Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { PageTitle } from '@/shared/ui/control/page-title'
import { TextField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useTypedSearch } from '@/shared/ui/hook/use-typed-search'
import { Plus, Search } from '@/shared/ui/icon/icons'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { useHashPacket } from '@/shared/ui/share/use-hash-packet'
import { Text } from '@/shared/ui/text/text'
import { AnswerBox, AnswerResult } from './answer-box'
import { ReportCard } from './report-card'

const TYPING_MS = 300

type CodeSearchProps = { codigo: string; error: string | undefined }

/** A search box: its text is shown at once and reaches the address when the typing pauses. */
function CodeSearch({ codigo, error }: CodeSearchProps) {
  const patch = useSearchPatch<{ codigo?: string | undefined }>()
  const { text, type } = useTypedSearch(codigo, TYPING_MS, (value) => patch({ codigo: value }))
  return (
    <TextField
      type="search"
      label="Código"
      placeholder="K7P-X3M-Q9R"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      icon={<Search size={18} aria-hidden />}
      value={text}
      error={error}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

type Found<T> =
  | { kind: 'all' | 'found'; records: readonly T[] }
  /** The code's check character shows that one of them is wrong. */
  | { kind: 'mistyped' }
  /** A correct code of a report that isn't on this phone. */
  | { kind: 'unknown' }

/** Finds this phone's report by a typed or dictated code. */
function findByCode<T extends { id: string }>(records: readonly T[], text: string): Found<T> {
  const parsed = parseCodigo(text)
  if (parsed.kind === 'empty') return { kind: 'all', records }
  if (parsed.kind === 'mistyped') return { kind: 'mistyped' }
  const matching = records.filter(({ id }) => codigoOf(id) === parsed.codigo)
  return matching.length > 0 ? { kind: 'found', records: matching } : { kind: 'unknown' }
}

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
  const { data: pidio } = useQuery(hayPedidasQuery)
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
        {pidio && (
          <Text>
            El permiso que pidió desde este teléfono está en <Link to="/permisos/pedir">Sus pedidos</Link>.
          </Text>
        )}
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
