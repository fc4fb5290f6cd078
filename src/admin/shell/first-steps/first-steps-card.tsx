import { CircleDot } from '@/admin/ui/icon/icons'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { ChevronDown, CircleCheck } from '@/shared/ui/icon/icons'
import { useFirstSteps } from './first-steps'
import classes from './first-steps-card.module.css'

type FirstStepsProps = {
  /** The dashboard hides it once nothing is left to do, and keeps it closed for a person who closed it. */
  onDashboard?: boolean
}

/** The steps that make the site a brigade's own; the app itself sees which are done. */
export function FirstSteps({ onDashboard = false }: FirstStepsProps) {
  const { steps, skipped, skip, closed, close, done, over } = useFirstSteps()
  if (onDashboard && over) return null
  const opened = !onDashboard || !closed
  // A phone's dashboard has room for what comes next, and the names of the rest.
  const next = steps.find(({ id, done }) => !done && !skipped(id))?.id
  return (
    <Sheet component="section" aria-labelledby="primeros-pasos" className={classes.card}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id="primeros-pasos">Primeros pasos</h2>
          <p>{done === steps.length ? 'Todo listo.' : `${done} de ${steps.length} listos`}</p>
        </div>
        {onDashboard && (
          <Button
            variant="subtle"
            color="gray"
            aria-expanded={opened}
            aria-controls="lista-primeros-pasos"
            rightSection={<ChevronDown size={18} aria-hidden />}
            onClick={() => close(opened)}
          >
            {opened ? 'Cerrar la guía' : 'Ver la guía'}
          </Button>
        )}
      </div>
      <progress value={done} max={steps.length} aria-label="Avance de los primeros pasos" />
      <ol id="lista-primeros-pasos" hidden={!opened} className={classes.steps}>
        {steps.map(({ id, title, text, link: { label, ...link }, done }) => {
          const Mark = done ? CircleCheck : CircleDot
          const whole = !done && (id === next || !onDashboard)
          return (
            <li key={id} data-done={done}>
              <Mark size={22} aria-hidden />
              <div className={classes.words}>
                <p className={classes.title}>
                  {title}
                  <span className="solo-lectores">{done ? ' (listo)' : ' (falta)'}</span>
                </p>
                {skipped(id) && !done && <p>Omitido.</p>}
                {whole && !skipped(id) && <p>{text}</p>}
              </div>
              {(whole || (skipped(id) && !done)) && (
                <div className={classes.actions}>
                  {!skipped(id) && (
                    <LinkButton {...link} variant="default">
                      {label}
                      <span className="solo-lectores"> «{title}»</span>
                    </LinkButton>
                  )}
                  <Button variant="subtle" color="gray" onClick={() => skip(id, !skipped(id))}>
                    {skipped(id) ? 'Retomar' : 'Omitir'}
                    <span className="solo-lectores"> «{title}»</span>
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Sheet>
  )
}
