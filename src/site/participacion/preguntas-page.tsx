import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { type Aporte, publishedAportes } from '@/entities/aportes/aporte'
import { aportes } from '@/entities/aportes/queries'
import { formatDay } from '@/shared/lib/fecha'
import { Container } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { lazy } from '@/shared/ui/control/lazy'
import { PageHero } from '@/site/shell/page/page-hero'
import { SectionHead } from '@/site/shell/page/section-head'
import type { Asking } from './citizen-form'
import classes from './participacion.module.css'

/** Apart: a form that two pages bring would come with every public page. */
export const Form = lazy(() => import('./citizen-form').then(({ CitizenForm }) => CitizenForm))

const APORTE: Asking = {
  que: 'aportes',
  draft: 'aporte',
  asunto: 'Pregunta para la rendición de cuentas',
  label: 'Su pregunta o propuesta',
  description: 'No escriba datos de otras personas: la brigada publica la pregunta sin nombres.',
  button: 'Enviar pregunta',
}

/** By year, the newest first. */
function byYear(list: readonly Aporte[]): [number, Aporte[]][] {
  const years = new Map<number, Aporte[]>()
  for (const one of publishedAportes(list))
    years.set(one.ejercicio, [...(years.get(one.ejercicio) ?? []), one])
  return [...years]
}

/** What citizens asked about the accounts of each year and what the brigade answered, and the form to ask. */
export function PreguntasPage() {
  const { data } = useSuspenseQuery(aportes.list)
  const years = useMemo(() => byYear(data), [data])
  return (
    <>
      <PageHero
        title="Preguntas sobre las cuentas"
        text="Pregunte o proponga sobre lo que hizo la brigada y en qué gastó. Ella contesta aquí."
      />
      <Container size="lg" className={classes.columns}>
        <section aria-labelledby="contestadas">
          <SectionHead id="contestadas" title="Preguntas contestadas" />
          {years.length === 0 && <p>La brigada todavía no publica preguntas.</p>}
          {years.map(([year, questions]) => (
            <section key={year} aria-labelledby={`de-${year}`}>
              <h3 id={`de-${year}`}>Sobre {year}</h3>
              <ul className={classes.questions}>
                {questions.map(({ id, recibido, textoPublico, respuesta, respondido }) => (
                  <li key={id}>
                    <p className={classes.question}>{textoPublico}</p>
                    <p className={classes.answer}>{respuesta || 'Todavía sin respuesta.'}</p>
                    <p className={classes.when}>
                      Preguntada el {formatDay(recibido)}
                      {respondido && `, contestada el ${formatDay(respondido)}`}.
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
        <section aria-labelledby="preguntar">
          <SectionHead id="preguntar" title="Pregunte" />
          <Sheet pad="wide">
            <Suspense>
              <Form {...APORTE} />
            </Suspense>
          </Sheet>
        </section>
      </Container>
    </>
  )
}
