import { Question } from '@/admin/shell/modulos/question'
import { More } from '@/admin/ui/box/more'
import { CircleDot } from '@/admin/ui/icon/icons'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { CircleCheck } from '@/shared/ui/icon/icons'
import { useFirstSteps } from './first-steps'
import classes from './first-steps-card.module.css'
import type { Step } from './steps'

type Look = { step: Step; isNext: boolean; skipped: boolean; onSkip: (on: boolean) => void }

/** A step that is not done, or of which nobody can tell here, with its words and where it is done. */
function OpenStep({ step, isNext, skipped, onSkip }: Look) {
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
        <p>{skipped ? 'Omitido.' : text}</p>
        {step.id === 'modulos' && !skipped && <Question />}
      </div>
      <div className={classes.actions}>
        {!skipped && step.id !== 'modulos' && (
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

/** The steps until a brigade really works; the app itself sees which are done. */
export function FirstSteps() {
  const { steps, skipped, skip, next } = useFirstSteps()
  const done = steps.filter((step) => step.done)
  const open = steps.filter((step) => !step.done)
  return (
    <Sheet component="section" aria-labelledby="primeros-pasos" className={classes.card}>
      <div className={classes.words}>
        <h2 id="primeros-pasos">Primeros pasos</h2>
        <p>{open.length === 0 ? 'Todo listo.' : `${done.length} de ${steps.length} listos`}</p>
      </div>
      <progress value={done.length} max={steps.length} aria-label="Avance de los primeros pasos" />
      <ol className={classes.steps}>
        {open.map((step) => (
          <OpenStep
            key={step.id}
            step={step}
            isNext={step === next}
            skipped={skipped(step)}
            onSkip={(on) => skip(step.id, on)}
          />
        ))}
      </ol>
      <DoneSteps steps={done} />
    </Sheet>
  )
}
