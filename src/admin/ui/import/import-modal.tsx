import { Loader } from '@mantine/core'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { NOTHING_YET, useLeave } from '@/admin/ui/form/use-leave'
import { useTakenAway } from '@/admin/ui/form/use-taken-away'
import { REACH_WORDS, useReach } from '@/admin/ui/record/reach'
import { leftOut } from '@/shared/lib/file/import-columns'
import {
  batchOf,
  type ImportBatch,
  type ImportPlan,
  type ImportRow,
  isNothing,
  listAfter,
} from '@/shared/lib/file/import-plan'
import type { ImportResult } from '@/shared/lib/file/import-result'
import { tellBatch } from '@/shared/lib/file/import-words'
import { properName } from '@/shared/lib/file/rows/proper-name'
import { SKIP, unexplained } from '@/shared/lib/file/rows/words'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import type { DraftBatch } from '@/shared/storage/list-command'
import type { Stored } from '@/shared/storage/stored-module'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { CheckField } from '@/shared/ui/form/check-field'
import { DropZone } from '@/shared/ui/form/drop-zone'
import { FileButton } from '@/shared/ui/form/file-button'
import { FileUp } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { useTellUnexpected } from '@/shared/ui/overlay/use-error-toast'
import { Text } from '@/shared/ui/text/text'
import { ImportDoubt } from './import-doubt'
import classes from './import-modal.module.css'
import { ImportNotes } from './import-notes'
import { ImportPreview } from './import-preview'
import { ImportQuestions } from './import-questions'
import type { Importer } from './importer'
import { rememberWord } from './remembered-words'
import { useChoice } from './use-choice'
import { rememberColumns, useImport } from './use-import'

const ACCEPT =
  '.csv,.txt,.xlsx,.ods,.xls,.htm,.html,.xml,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet'

const WordsStep = lazy(() => import('./words-step').then((part) => part.WordsStep))
const ColumnsStep = lazy(() => import('./columns-step').then((part) => part.ColumnsStep))

type ImportModalProps<T extends Stored, R extends ImportRow<T>> = {
  title: string
  /** Describes the expected file. */
  children: ReactNode
  importer: Importer<T, R>
  /** What is stored now. */
  list: readonly T[]
  rights: { canEdit: boolean; canDelete: boolean }
  /** Writes all of it or nothing; on rejection the dialog stays open. */
  save: (batch: ImportBatch<T>, result: ImportResult<R>) => Promise<unknown>
  onClose: () => void
  /** What else to ask before the import, of a file that was read. */
  also?: ((result: ImportResult<R>) => ReactNode) | undefined
}

const FILAS = ['fila', 'filas'] as const

function verdict<T extends Stored>(
  { rows, total, problems, doubt, questions = [], words = [] }: ImportResult<unknown>,
  { added, changed }: ImportPlan<T>,
  batch: DraftBatch<T>,
) {
  const told = tellBatch(batch, 'ahead', FILAS)
  const same = rows.length > 0 && added.length + changed.length === 0
  const nothing = same
    ? 'Todo está ya como en el archivo: no hay nada que importar.'
    : 'No se importará nada.'
  const left = unexplained(words)
  if (left > 0)
    return `Falta decir qué ${left === 1 ? 'significa 1 palabra' : `significan ${formatNumber(left)} palabras`}: sus filas esperan. ${told}`
  if (doubt && rows.length === 0 && problems.length === 0) return 'Falta decir cómo se leen sus valores.'
  if (questions.some(({ answer }) => answer === undefined))
    return 'Falta responder una pregunta sobre el archivo.'
  if (problems.length === 0) return told || nothing
  const read = total > 0 ? `, en ${plural(total, 'fila leída', 'filas leídas')}` : ''
  const stay = rows.length > 0 ? ' Las filas con problemas quedan fuera.' : ''
  return `El archivo tiene ${plural(problems.length, 'problema', 'problemas')}${read}.${stay} ${told || nothing}`
}

/** What the list as the import would leave it differs in from the file's own sums. */
function differencesAfter<T extends Stored, R extends ImportRow<T>>(
  { sums: tell }: Importer<T, R>,
  result: ImportResult<R> | null,
  list: readonly T[],
  { added, changed, missing }: ImportPlan<T>,
  batch: DraftBatch<T>,
) {
  if (!tell || !result?.sums || isNothing(batch)) return []
  const counts = {
    kept: missing.length - batch.removed.length,
    out: added.length + changed.length - batch.added.length - batch.patches.length,
  }
  return tell(listAfter(list, batch), result.sums, counts)
}

/**
 * Shows what a chosen file would add and change, and every problem by its line. The person may leave rows out; nothing
 * is written before `Importar`.
 */
export function ImportModal<T extends Stored, R extends ImportRow<T>>(props: ImportModalProps<T, R>) {
  const { title, children, importer, list, rights, save, onClose, also } = props
  const [busy, setBusy] = useState(false)
  const tellUnexpected = useTellUnexpected()
  const reach = REACH_WORDS[useReach()]
  const { name, result, reading, answers, take, answer } = useImport(importer.read)
  const choice = useChoice(result)
  useTakenAway(`Se cerró «${title}»`, 'No se importó nada.')
  const { warnings = [], ...whole } = useMemo(
    () => importer.plan(result?.rows ?? [], list),
    [importer, result, list],
  )
  const found = result?.columns
  const plan = rights.canEdit ? whole : { ...whole, changed: [] }
  const foreign = result?.words ?? []
  const someStayOut = foreign.some(({ words }) => words.some(({ means }) => means === '' || means === SKIP))
  // A line that could not be read may be the very record that seems to be missing.
  const complete =
    result !== null &&
    result.rows.length > 0 &&
    result.problems.length === 0 &&
    !result.partial &&
    !someStayOut
  const batch = batchOf(complete ? plan : { ...plan, missing: [] }, choice)
  const differences = [
    ...(result?.differences ?? []),
    ...(result?.differencesBut?.(choice.out) ?? []),
    ...differencesAfter(importer, result, list, plan, batch),
  ]

  const { leave, discard } = useLeave({
    waits: !busy && !isNothing(batch),
    question: NOTHING_YET,
    close: onClose,
  })

  const submit = async () => {
    if (!result) return
    setBusy(true)
    try {
      await save({ ...batch, leftOut: result.columns ? leftOut(result.columns) : [] }, result)
      // What the words were taken for has been seen.
      for (const { of, words } of foreign)
        for (const { word, means } of words) if (means !== '') rememberWord(of, word, means)
      leave()
    } catch (error) {
      tellUnexpected(error)
      setBusy(false)
    }
  }

  return (
    <Dialog onClose={discard} title={title} size="xl" closeOnClickOutside={false}>
      <Stack>
        {children}
        <DropZone onFiles={([file]) => void take(file)}>
          <div className={classes.file}>
            <FileButton
              label="Archivo CSV, Excel u ODS"
              accept={ACCEPT}
              onFiles={([file]) => void take(file)}
            >
              {(choose) => (
                <Button
                  variant="default"
                  leftSection={<FileUp size={18} aria-hidden />}
                  onClick={choose}
                  data-autofocus
                >
                  Elegir archivo
                </Button>
              )}
            </FileButton>
            <Text size="sm" dimmed={!name} className={classes.name}>
              {name || (
                <>
                  CSV, Excel (.xlsx) u ODS.
                  <span className="solo-raton"> También puede arrastrarlo aquí.</span>
                </>
              )}
            </Text>
          </div>
        </DropZone>
        <Text role="status" strong>
          {result && [verdict(result, plan, batch), !isNothing(batch) && reach].filter(Boolean).join(' ')}
          {name && !result && (
            <>
              <Loader size="xs" mr="xs" aria-hidden />
              Leyendo el archivo…
            </>
          )}
        </Text>
        {result && (
          <>
            {/* Nothing comes in without them, so they stand before a list of columns that fills the screen. */}
            {result.questions && (
              <ImportQuestions
                questions={result.questions}
                replies={answers.replies}
                onReply={(replies) => void answer({ replies })}
              />
            )}
            {found && (
              <Suspense>
                <ColumnsStep
                  found={found}
                  chosen={answers.columns?.shape === found.shape ? answers.columns.fields : undefined}
                  onChoose={(fields) => {
                    // Now, since the file may have to be corrected and read again.
                    rememberColumns(found.shape, fields)
                    void answer({ columns: { shape: found.shape, fields } })
                  }}
                />
              </Suspense>
            )}
            {foreign.length > 0 && (
              <Suspense>
                <WordsStep
                  questions={foreign}
                  onSay={(of, word, means) => {
                    rememberWord(of, word, means)
                    void answer({ words: { ...answers.words, [`${of}/${word}`]: means } })
                  }}
                />
              </Suspense>
            )}
            {result.capitals && (
              <CheckField
                label="Escribir como nombres lo que está en mayúsculas"
                description={`«${result.capitals}» queda «${properName(result.capitals)}»`}
                checked={answers.names === true}
                onChange={(event) => void answer({ names: event.currentTarget.checked })}
              />
            )}
            {result.doubt && (
              <ImportDoubt
                doubt={result.doubt}
                mark={answers.mark}
                onAnswer={(mark) => void answer({ mark })}
              />
            )}
            <ImportNotes
              severe
              title={result.rows.length > 0 ? 'No se importa' : 'Corrija esto en el archivo'}
              notes={result.problems}
            />
            <ImportNotes severe title="Las sumas no coinciden" notes={differences} />
            <ImportPreview
              plan={plan}
              columns={importer.columns}
              nameOf={importer.nameOf}
              choice={choice}
              canRemove={rights.canDelete}
              missing={importer.missing}
              complete={complete}
            />
            <ImportNotes title="Revise antes de importar" notes={[...result.warnings, ...warnings]} />
            {result.rows.length > 0 && also?.(result)}
          </>
        )}
        <DialogFooter>
          <Button variant="default" onClick={discard}>
            Cancelar
          </Button>
          <Button
            disabled={reading || !result || isNothing(batch)}
            loading={busy}
            onClick={() => void submit()}
          >
            Importar
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
