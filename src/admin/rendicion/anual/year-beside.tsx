import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import type { Paso } from '@/access/module'
import { useAnual } from '@/admin/shell/data/use-anual'
import { routeOf } from '@/admin/shell/route-of'
import { More } from '@/admin/ui/box/more'
import { type Ano, antesDicho, dichoDe } from '@/entities/anual'
import { DisclosureButton } from '@/shared/ui/box/disclosure-button'
import { Sheet } from '@/shared/ui/box/sheet'
import { Pasos } from './pasos'
import classes from './year-beside.module.css'

/** What comes next, and where it is done. */
function Next({ paso, lead, hoy }: { paso: Paso; lead: string; hoy: string }) {
  const { titulo, estado, to, search } = paso
  return (
    <Link
      to={routeOf({ to })}
      search={(search ?? {}) as never}
      className={classes.next}
      data-late={estado === 'VENCIDO' || undefined}
    >
      <span>
        <span className={classes.wide}>{lead}: </span>
        <b>
          {titulo}, {dichoDe(paso, hoy)}
        </b>
      </span>
    </Link>
  )
}

/** Where nothing that is known here has a day to come. */
const noNext = ({ incierto }: Ano): string =>
  incierto ? 'Lo que sigue no se sabe aquí.' : 'No queda nada con fecha este año.'

type YearBesideProps = { shown: boolean; children: ReactNode }

/**
 * Beside the tabs, or on a phone below them, the brigade's year of accounts in one line: what comes next, with the rest
 * behind a button. A brigade that uses none of its parts has no line.
 */
export function YearBeside({ shown, children }: YearBesideProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const told = useAnual()
  const ano = told?.ano
  // While it is being read its place is kept, so that the list beneath doesn't jump.
  const hasPlace = shown && (!told || ano)
  return (
    <div className={classes.beside} data-year={hasPlace ? true : undefined}>
      <div className={classes.head}>
        {children}
        {hasPlace && (
          <div className={classes.line}>
            {told && ano && (
              <>
                {ano.sigue ? (
                  <Next
                    paso={ano.sigue}
                    lead={ano.incierto ? 'Lo que sigue, de lo que se sabe aquí' : 'Lo que sigue'}
                    hoy={told.hoy}
                  />
                ) : (
                  <span className={classes.next}>{noNext(ano)}</span>
                )}
                <DisclosureButton
                  open={open}
                  onToggle={() => setOpen(!open)}
                  panel={panel}
                  className={classes.toggle}
                >
                  <span>
                    El año<span className={classes.wide}> {ano.ano}</span>
                  </span>
                </DisclosureButton>
              </>
            )}
          </div>
        )}
      </div>
      <div id={panel} className={classes.panel}>
        {shown && open && told && ano && (
          <Sheet component="section" pad="md" aria-label={`El año ${ano.ano}`}>
            {ano.antes.length > 0 && (
              <More summary={antesDicho(ano.antes)}>
                <Pasos of={ano.antes} hoy={told.hoy} />
              </More>
            )}
            <Pasos of={ano.faltan} hoy={told.hoy} />
          </Sheet>
        )}
      </div>
    </div>
  )
}
