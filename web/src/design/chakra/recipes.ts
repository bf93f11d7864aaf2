/** Recipes of the used overlays: Chakra's behaviour and slots, our style. Only these are in the bundle. */
import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy, drawerAnatomy, toastAnatomy } from '@chakra-ui/react/anatomy';

const backdrop = {
  bg: 'overlay',
  position: 'fixed',
  inset: '0',
  zIndex: 'overlay',
  _open: { animationName: 'fade-in', animationDuration: 'moderate' },
  _closed: { animationName: 'fade-out', animationDuration: 'fast' },
  _motionReduce: { animation: 'none' },
} as const;

const positioner = {
  display: 'flex',
  width: '100vw',
  height: '100dvh',
  position: 'fixed',
  insetInlineStart: '0',
  top: '0',
  zIndex: 'overlay',
  overscrollBehaviorY: 'none',
} as const;

const panel = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  width: '100%',
  outline: '0',
  bg: 'surface',
  color: 'ink',
  boxShadow: 'lg',
  _motionReduce: { animation: 'none' },
} as const;

const title = { flex: '1', fontSize: 'xl', lineHeight: 'tight', fontWeight: 'semibold' } as const;

const slide = (from: 'left' | 'right') => ({
  _open: {
    animationName: {
      base: `slide-from-${from}-full`,
      _rtl: `slide-from-${from === 'left' ? 'right' : 'left'}-full`,
    },
    animationDuration: 'slow',
    animationTimingFunction: 'standard',
  },
  _closed: {
    animationName: {
      base: `slide-to-${from}-full`,
      _rtl: `slide-to-${from === 'left' ? 'right' : 'left'}-full`,
    },
    animationDuration: 'fast',
    animationTimingFunction: 'in',
  },
});

const drawer = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  className: 'l-drawer',
  base: {
    backdrop,
    positioner: { ...positioner, alignItems: 'stretch' },
    content: { ...panel, maxH: '100dvh' },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flex: '0',
      ps: '5',
      pe: '3',
      py: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    body: { px: '5', py: '4', flex: '1', overflow: 'auto', overscrollBehavior: 'contain' },
    footer: {
      px: '5',
      pt: '4',
      pb: 'calc(var(--l-spacing-4) + env(safe-area-inset-bottom))',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    title,
    description: { color: 'ink.muted' },
  },
  variants: {
    size: {
      md: { content: { maxW: 'min(27rem, 100vw)' } },
      lg: { content: { maxW: 'min(40rem, 100vw)' } },
    },
    placement: {
      start: { positioner: { justifyContent: 'flex-start' }, content: slide('left') },
      end: { positioner: { justifyContent: 'flex-end' }, content: slide('right') },
      // The sheet; above an on-screen keyboard it is as high as the rest (useVisibleHeight.ts).
      bottom: {
        positioner: { justifyContent: 'center', alignItems: 'flex-end', pb: 'var(--covered, 0px)' },
        content: {
          maxW: 'min(56rem, 100vw)',
          h: 'min(75vh, var(--visible, 100vh))',
          maxH: 'max(70vh, min(22rem, var(--visible, 0px)))',
          borderTopRadius: 'xl',
          overflow: 'hidden',
          _open: {
            animationName: 'slide-from-bottom-full',
            animationDuration: 'slow',
            animationTimingFunction: 'standard',
          },
          _closed: { animationName: 'slide-to-bottom-full', animationDuration: 'fast' },
        },
      },
    },
  },
  defaultVariants: { size: 'md', placement: 'end' },
});

const dialog = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'l-dialog',
  base: {
    backdrop,
    positioner: { ...positioner, overflow: 'auto', justifyContent: 'center', alignItems: 'center', p: '4' },
    content: {
      ...panel,
      my: 'auto',
      borderRadius: 'xl',
      _open: {
        animationName: 'scale-in, fade-in',
        animationDuration: 'moderate',
        animationTimingFunction: 'standard',
      },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
    header: { display: 'flex', alignItems: 'center', gap: '3', ps: '6', pe: '3', pt: '4', pb: '2' },
    body: { px: '6', py: '2', flex: '1', _last: { pb: '6' } },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      px: '6',
      pt: '4',
      pb: '6',
    },
    title,
    description: { color: 'ink.muted' },
  },
  variants: {
    size: {
      sm: { content: { maxW: '24rem' } },
      md: { content: { maxW: '32rem' } },
      lg: { content: { maxW: '48rem' } },
    },
  },
  defaultVariants: { size: 'md' },
});

const toast = defineSlotRecipe({
  slots: toastAnatomy.keys(),
  className: 'l-toast',
  base: {
    root: {
      width: 'min(22rem, calc(100vw - 2rem))',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      ps: '4',
      pe: '12',
      py: '3',
      borderRadius: 'lg',
      bg: 'band-ink',
      color: 'on-band',
      boxShadow: 'lg',
      position: 'relative',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 400ms, scale 400ms, opacity 400ms, height 400ms',
      transitionTimingFunction: 'standard',
      _closed: { transition: 'translate 250ms, scale 250ms, opacity 150ms' },
      _motionReduce: { transition: 'opacity 150ms' },
      '&[data-type=success]': { bg: 'band-green' },
      '&[data-type=error]': { bg: 'band-red' },
      '&[data-type=warning]': { bg: 'brand', color: 'on-brand' },
    },
    title: { fontWeight: 'semibold', fontSize: 'sm', lineHeight: 'snug' },
    description: { fontSize: 'sm', lineHeight: 'snug', marginTop: '1' },
    actionTrigger: {
      flexShrink: '0',
      alignSelf: 'center',
      minHeight: 'touch',
      marginInlineStart: 'auto',
      paddingInline: '4',
      borderRadius: 'full',
      bg: 'brand',
      color: 'on-brand',
      fontSize: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    closeTrigger: {
      position: 'absolute',
      top: '0',
      insetEnd: '0',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: 'touch',
      color: 'currentColor',
      cursor: 'pointer',
    },
  },
});

/** Slot recipes of the system, by Chakra's component key. */
export const slotRecipes = { drawer, dialog, toast };
