import { Suspense } from 'react'
import { PageHero } from '@/site/shell/page-hero'
import { Preguntas } from './prepared'

/** Its body is fetched apart: the list that it reads would otherwise come with every public page. */
export const PreguntasPage = () => (
  <>
    <PageHero
      title="Preguntas sobre las cuentas"
      text="Pregunte o proponga sobre lo que hizo la brigada y en qué gastó. Ella contesta aquí."
    />
    <Suspense>
      <Preguntas />
    </Suspense>
  </>
)
