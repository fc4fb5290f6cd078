import { Container } from '@/shared/ui/box/layout'
import { SectionHead } from '@/site/shell/page/section-head'
import classes from './pasos.module.css'

const PASOS = [
  {
    titulo: 'Llamada',
    texto: 'Marque 911 y diga qué pasa, dónde y si hay personas heridas. No cuelgue hasta que se lo pidan.',
  },
  {
    titulo: 'Despacho',
    texto: 'La guardia de turno sale con la unidad y el equipo que la emergencia necesita.',
  },
  {
    titulo: 'Atención profesional',
    texto:
      'Personal entrenado asegura el lugar, atiende a las personas y no se retira hasta controlar el riesgo.',
  },
]

/** How they work, in three steps (spec §2.5). */
export function Pasos() {
  return (
    <section className={classes.section} aria-labelledby="como-trabajamos">
      <Container size="lg">
        <SectionHead
          id="como-trabajamos"
          title="Cómo trabajamos"
          lead="Desde que suena el teléfono hasta que todos están a salvo."
        />
        <ol className={classes.steps}>
          {PASOS.map(({ titulo, texto }) => (
            <li key={titulo}>
              <h3>{titulo}</h3>
              <p>{texto}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
