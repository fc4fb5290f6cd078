import { More } from '@/admin/ui/box/more'
import { CircleDot } from '@/admin/ui/icon/icons'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { ChevronDown, CircleCheck, X } from '@/shared/ui/icon/icons'
import { useFirstSteps } from './first-steps'
import classes from './first-steps-card.module.css'
import type { Step } from './steps'

type Look = { step: Step; isNext: boolean; whole: boolean; skipped: boolean; onSkip: (on: boolean) => void }

/** A step that is not done, or of which nobody can tell here; `whole` with its words and where it is done. */
function OpenStep({ step, isNext, whole, skipped, onSkip }: Look) {
  const { title, text, done } = step
  const { label, ...link } = step.link
  return (
    <li data-next={isNext}>
      <CircleDot size={22} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>
          {title}
          <span className="solo-lectores">{done === null ? ' (no se sabe)' : ' (falta)'}</span>
        </p>
        {skipped ? <p>Omitido.</p> : (whole || done === null) && <p>{text}</p>}
      </div>
      {(whole || skipped) && (
        <div className={classes.actions}>
          {!skipped && (
            <LinkButton {...link} variant={isNext ? 'filled' : 'default'}>
              {label}
              <span className="solo-lectores"> «{title}»</span>
            </LinkButton>
          )}
          {done === false && (
            <Button variant="subtle" color="gray" onClick={() => onSkip(!skipped)}>
              {skipped ? 'Retomar' : 'Omitir'}
              <span className="solo-lectores"> «{title}»</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** What is done, in one line until somebody asks. */
function DoneSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null
  return (
    <div className={classes.done}>
      <More
        summary={steps.length === 1 ? 'Ver el que está listo' : `Ver los ${steps.length} que están listos`}
      >
        <ul>
          {steps.map(({ id, title }) => (
            <li key={id}>
              <CircleCheck size={18} color="var(--mantine-color-green-text)" aria-hidden />
              {title}
            </li>
          ))}
        </ul>
      </More>
    </div>
  )
}

type FirstStepsProps = {
  /** The dashboard hides it once nothing is left to do, and keeps it closed for a person who closed it. */
  onDashboard?: boolean
}

/** The steps until a brigade really works; the app itself sees which are done. */
export function FirstSteps({ onDashboard = false }: FirstStepsProps) {
  const { steps, skipped, skip, closed, close, next, lacks, works, over } = useFirstSteps()
  if (onDashboard && (over || (closed && !lacks))) return null
  const opened = !onDashboard || !closed
  const done = steps.filter((step) => step.done)
  const open = steps.filter((step) => !step.done)
  return (
    <Sheet component="section" aria-labelledby="primeros-pasos" className={classes.card}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id="primeros-pasos">Primeros pasos</h2>
          <p>
            {open.length === 0 ? 'Todo listo.' : `${done.length} de ${steps.length} listos`}
            {onDashboard && open.length > 0 && works && (
              <span id="donde-sigue-la-guia">
                . Lo indispensable ya está: la guía sigue en Configuración.
              </span>
            )}
          </p>
        </div>
        {onDashboard && works ? (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<X size={18} aria-hidden />}
            aria-describedby="donde-sigue-la-guia"
            onClick={() => close(true)}
          >
            Guardar la guía
          </Button>
        ) : (
          onDashboard && (
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
          )
        )}
      </div>
      <progress value={done.length} max={steps.length} aria-label="Avance de los primeros pasos" />
      <div id="lista-primeros-pasos" hidden={!opened}>
        <ol className={classes.steps}>
          {open.map((step) => (
            <OpenStep
              key={step.id}
              step={step}
              isNext={step === next}
              // A phone's dashboard has room for what comes next, and the names of the rest.
              whole={step === next || !onDashboard}
              skipped={skipped(step)}
              onSkip={(on) => skip(step.id, on)}
            />
          ))}
        </ol>
        <DoneSteps steps={done} />
      </div>
    </Sheet>
  )
}
