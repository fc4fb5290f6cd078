import { lazy } from '@/shared/ui/control/lazy'

/** Apart: a form that two pages bring would come with every public page. */
export const Form = lazy(() => import('./citizen-form').then(({ CitizenForm }) => CitizenForm))
