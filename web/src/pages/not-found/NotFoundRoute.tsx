export { NotFound as default, notFoundHead as head } from './NotFoundPage.tsx';
