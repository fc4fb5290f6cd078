/** `npm test` takes a tenth of the generated cases, `npm run bench -- generados` all of them. */
export const runs = (all: number): number => (process.env.TODOS_LOS_CASOS ? all : all / 10)
