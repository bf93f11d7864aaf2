import { LazyMotion, domAnimation, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './HiddenRewardCard.module.css';
import { useLateQuery } from '../../../navigation/useLateQuery.ts';
import type { HiddenRewardCardQuery } from './__generated__/HiddenRewardCardQuery.graphql.ts';
import { couponValue } from './couponValue.ts';
import { rememberReward, type RewardState } from './rewardState.ts';
import { useCopyCode } from './useCopyCode.ts';

/** The reward: a teaser that floats at the page's lower edge; claimed, it shows its coupon and copies the code. */
export default function HiddenRewardCard({ start }: { start: RewardState }) {
  const { t, language } = useTranslation('shelves');
  const { homepage } = useLateQuery<HiddenRewardCardQuery>(
    graphql`
      query HiddenRewardCardQuery {
        homepage {
          hiddenReward {
            couponCode
            type
            amount {
              amount
            }
            percent
          }
        }
      }
    `,
    {},
  );
  const calm = useReducedMotion() === true;
  const [state, setState] = useState(start);
  const code = useRef<HTMLElement>(null);
  const copy = useCopyCode();
  const reward = homepage?.hiddenReward;
  if (!reward || state === 'closed') return null;
  const isFound = state === 'found';
  const value = couponValue({ ...reward, amount: reward.amount?.amount }, language);

  const claim = (): void => {
    rememberReward('found');
    setState('found');
    // The code is rendered in the next frame; it has to be there to be selected if the clipboard is refused.
    requestAnimationFrame(() => void copy(reward.couponCode, code.current));
  };
  const close = (): void => {
    if (!isFound) rememberReward('closed');
    setState('closed');
  };

  return (
    <LazyMotion features={domAnimation} strict>
      <m.section
        className={styles.reward}
        aria-label={t('reward.label')}
        initial={calm ? false : { opacity: 0, y: 32, scale: 0.92 }}
        animate={{ opacity: 1, y: 0, scale: 1 }}
        transition={calm ? { duration: 0 } : { type: 'spring', stiffness: 320, damping: 24 }}
      >
        <m.span
          className={styles.icon}
          animate={calm || isFound ? { rotate: 0 } : { rotate: [0, -12, 10, -8, 6, 0] }}
          transition={
            calm ? { duration: 0 } : { duration: 0.9, delay: 0.5, repeat: isFound ? 0 : 1, repeatDelay: 1 }
          }
        >
          <Icon name="gift" size={22} />
        </m.span>
        <div className={styles.words}>
          <output className={styles.title}>{t(isFound ? 'reward.found' : 'reward.teaser')}</output>
          {isFound ? (
            <p className={styles.coupon}>
              {value === null ? null : <b>−{value} </b>}
              <code ref={code} className={styles.code} dir="ltr">
                {reward.couponCode}
              </code>
            </p>
          ) : null}
          <Button
            size="sm"
            variant="secondary"
            onClick={isFound ? () => void copy(reward.couponCode, code.current) : claim}
          >
            {t(isFound ? 'reward.copy' : 'reward.claim')}
          </Button>
        </div>
        <IconButton
          className={styles.close}
          label={t('reward.close')}
          icon={<Icon name="x" size={18} />}
          quiet
          onClick={close}
        />
      </m.section>
    </LazyMotion>
  );
}
