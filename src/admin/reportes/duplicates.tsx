import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { codigoOf } from '@/entities/reportes/codigo'
import { findDuplicates } from '@/entities/reportes/duplicates'
import { reportes } from '@/entities/reportes/queries'
import { creadoEn, type Reporte } from '@/entities/reportes/reporte'
import { formatShortDay } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CopyCheck } from '@/shared/ui/icon/icons'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { Text } from '@/shared/ui/text/text'

type DuplicatesProps = { report: Reporte; list: readonly Reporte[]; canEdit: boolean }

/** More of them would push the report itself off a phone's screen. */
const MOST_SHOWN = 3

const nameOf = ({ id, titulo }: Reporte) => `${codigoOf(id)} «${titulo}»`

/** Reports that may be about the same event, without those already linked to this one. */
function useCandidates(report: Reporte, list: readonly Reporte[]): Reporte[] {
  return useMemo(
    () =>
      findDuplicates(report, list)
        .map(({ reporte }) => reporte)
        .filter(({ id, duplicadoDe }) => duplicadoDe !== report.id && id !== report.duplicadoDe)
        .slice(0, MOST_SHOWN),
    [report, list],
  )
}

/** Marks duplicates during triage. A duplicate stays a report of its own, with its author. */
export function Duplicates({ report, list, canEdit }: DuplicatesProps) {
  const update = useMutation(reportes.update)
  const candidates = useCandidates(report, list)
  const box = useKeptFocus<HTMLDivElement>(report.duplicadoDe)
  const mark = (duplicadoDe: string | undefined) =>
    update.mutate({
      id: report.id,
      next: { duplicadoDe },
      toast: { title: duplicadoDe ? 'Marcado como duplicado' : 'Ya no es duplicado' },
    })

  if (report.duplicadoDe) {
    const original = list.find(({ id }) => id === report.duplicadoDe)
    return (
      <Callout ref={box} tabIndex={-1} color="blue" icon={<CopyCheck aria-hidden />}>
        <Group apart gap="xs">
          <Text size="sm">
            Duplicado de {original ? nameOf(original) : `${codigoOf(report.duplicadoDe)}, que no está aquí`}
          </Text>
          {canEdit && (
            <Button variant="default" loading={update.isPending} onClick={() => mark(undefined)}>
              Quitar marca
            </Button>
          )}
        </Group>
      </Callout>
    )
  }
  if (candidates.length === 0) return null
  return (
    <Callout
      ref={box}
      tabIndex={-1}
      color="blue"
      icon={<CopyCheck aria-hidden />}
      title="Parece que ya fue reportado"
    >
      <Stack gap="xs">
        {candidates.map((other) => (
          <Group key={other.id} apart gap="xs">
            <Text size="sm">
              {nameOf(other)}, {other.autor.nombre}, {formatShortDay(creadoEn(other))}
            </Text>
            {canEdit && (
              <Button
                variant="default"
                loading={update.isPending}
                aria-label={`Duplicado de ${other.titulo}`}
                // Points at the original when the other one is a duplicate itself, so that no chain or circle grows.
                onClick={() => mark(other.duplicadoDe ?? other.id)}
              >
                Duplicado de este
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Callout>
  )
}
