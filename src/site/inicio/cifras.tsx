import { CIFRAS_INICIO, ESTADISTICAS_ANIO } from '@/entities/catalogo/estadisticas'
import { SectionHead } from '@/site/shell/section-head'
import classes from './cifras.module.css'
import { HomeSection } from './home-section'

/** 'Estadísticas 2024' (spec §2.3, 4). */
export function Cifras() {
  return (
    <HomeSection id="estadisticas" tone="night">
      <div className={classes.head}>
        <SectionHead
          id="estadisticas-titulo"
          kicker="Nuestro impacto"
          title={`Estadísticas ${ESTADISTICAS_ANIO}`}
          lead="Un año de trabajo, en números que cualquiera puede revisar en Transparencia."
        />
      </div>
      <dl className={classes.figures}>
        {CIFRAS_INICIO.map(({ valor, etiqueta }) => (
          <div key={etiqueta}>
            <dt>{etiqueta}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  )
}
