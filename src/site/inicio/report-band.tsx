import { Title } from '@/shared/ui/text/text'
import { OnwardLink } from '@/site/shell/onward-link'
import classes from './report-band.module.css'

/** Leads to the report form, for risks that are no emergency. */
export function ReportBand() {
  return (
    <aside className={classes.band} aria-labelledby="reportar-banda">
      <div className={classes.words}>
        <Title order={3} id="reportar-banda">
          ¿Vio un riesgo o un daño?
        </Title>
        <p>Un hidrante roto, un poste por caer, un árbol sobre la vía: avísenos, aunque no tenga señal.</p>
      </div>
      <OnwardLink to="/reportar" size="md" variant="white">
        Reportar un problema
      </OnwardLink>
    </aside>
  )
}
