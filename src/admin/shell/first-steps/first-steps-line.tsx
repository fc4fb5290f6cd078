import { Link } from '@tanstack/react-router'
import { Question } from '@/admin/shell/modulos/question'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { X } from '@/shared/ui/icon/icons'
import { Title } from '@/shared/ui/text/text'
import { useFirstSteps } from './first-steps'
import classes from './first-steps-card.module.css'
import type { Step } from './steps'

type NextStepProps = { step: Step; first: boolean; onSkip: () => void }

function NextStep({ step: { id, title, text, link }, first, onSkip }: NextStepProps) {
  const { label, ...where } = link
  const skip = (
    <Button variant="subtle" color="gray" onClick={onSkip}>
      Omitir<span className="solo-lectores"> «{title}»</span>
    </Button>
  )
  if (id === 'modulos')
    return (
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p>{text}</p>
        <Question skip={skip} />
      </div>
    )
  return (
    <div className={classes.next}>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {first && <p>{text}</p>}
      </div>
      <div className={classes.actions}>
        <LinkButton {...where} variant={first ? 'filled' : 'default'}>
          {label}
          <span className="solo-lectores"> «{title}»</span>
        </LinkButton>
        {first && skip}
      </div>
    </div>
  )
}

/**
 * Where the guide stands, on the dashboard: its first step with its words, and then one line. It is gone once nothing is
 * left to do, and once somebody put it away whom nothing essential keeps from that.
 */
export function FirstStepsLine() {
  const { steps, skip, closed, close, next, lacks, works, over } = useFirstSteps()
  if (over || (closed && !lacks)) return null
  const done = steps.filter((step) => step.done).length
  const unknown = steps.filter((step) => step.done === null).length
  return (
    <section aria-labelledby="primeros-pasos">
      <div className={classes.head}>
        <Title order={2} size="h4" id="primeros-pasos">
          Primeros pasos
        </Title>
        <Link to="/admin/config" className={classes.all}>
          {done} de {steps.length} listos{unknown > 0 && `, ${unknown} no se saben aquí`}
          <span className="solo-lectores">: ver la guía</span>
        </Link>
      </div>
      {works ? (
        <div className={classes.next}>
          <p id="donde-sigue-la-guia">Lo indispensable ya está: la guía sigue en Configuración.</p>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<X size={18} aria-hidden />}
            aria-describedby="donde-sigue-la-guia"
            onClick={() => close(true)}
          >
            Guardar la guía
          </Button>
        </div>
      ) : (
        next && <NextStep step={next} first={next === steps[0]} onSkip={() => skip(next.id, true)} />
      )}
    </section>
  )
}
