export { ButtonLink } from './Button.tsx';
