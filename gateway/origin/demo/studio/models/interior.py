"""Furniture and decoration, second shapes: kind=vase-amphora|lamp-tripod|lamp-arc|pendant-three|dresser-three|
tv-stand-slats|stool-straw|diffuser-mist|bathroom-set-bin|frame-gallery|candle-bowl."""

DARK_WOOD = lambda: mat("dark-wood", (0.06, 0.036, 0.022), 0.45, wood=(0.1, 0.06, 0.036))
BEIGE = lambda: mat("beige", (0.62, 0.54, 0.43), 0.85, bump=0.15, scale=90)


def vase_amphora():
    glaze = mat("paint", (0.8, 0.8, 0.8), 0.5, coat=0.15, bump=0.12, scale=30)
    side = [(0.062, 0.03), (0.1, 0.11), (0.128, 0.2), (0.124, 0.265), (0.09, 0.32), (0.05, 0.348), (0.038, 0.375)]
    lathe(curve([(0, 0.0), (0.05, 0.0), (0.054, 0.004), (0.058, 0.02), (0.063, 0.031)], 6), BEIGE())
    lathe(
        curve(side + [(0.037, 0.41), (0.045, 0.436), (0.055, 0.447), (0.054, 0.452)], 8)
        + [(0.047, 0.449), (0.034, 0.425), (0.03, 0.38), (0.04, 0.35), (0, 0.33)],
        glaze,
        n=128,
    )
    for z, r in ((0.3, 0.1065), (0.307, 0.1015)):
        ring((0, 0, z), r, 0.0022, glaze, (0, 0, 0))
    for s in (-1, 1):
        tube(
            [
                (s * 0.034, 0, 0.418),
                (s * 0.066, 0, 0.424),
                (s * 0.094, 0, 0.408),
                (s * 0.103, 0, 0.372),
                (s * 0.096, 0, 0.335),
                (s * 0.086, 0, 0.31),
            ],
            [0.012, 0.011, 0.0105, 0.0105, 0.011, 0.014],
            glaze,
            flat=0.8,
        )


def drum(low, high, z0, z1, material):
    """A lamp's shade, open at both ends, with its two wires and its spider."""
    lathe([(low, z0), (high, z1), (high - 0.004, z1), (low - 0.004, z0), (low, z0)], material, n=128)
    for r, z in ((low, z0 + 0.004), (high, z1 - 0.004)):
        ring((0, 0, z), r, 0.004, material, (0, 0, 0))
    for k in range(3):
        a = 2 * math.pi * k / 3
        end = ((high - 0.004) * math.cos(a), (high - 0.004) * math.sin(a), z1 - 0.012)
        tube([(0, 0, z1 - 0.03), end], 0.003, BRASS(), round_=False)


def lamp_tripod():
    top, wood = 1.1, DARK_WOOD()
    for k in range(3):
        a = math.radians(90 + 120 * k)
        c, s = math.cos(a), math.sin(a)
        place = lambda f: ((0.045 + 0.285 * f) * c, (0.045 + 0.285 * f) * s, (top + 0.05) * (1 - f))
        tube([place(0), place(0.3), place(0.7), place(1)], [0.012, 0.016, 0.015, 0.011], wood)
        tube([place(0.965), place(1.004)], 0.0135, BRASS(), round_=False)
        tube([(0, 0, 0.52), place(0.545)], 0.005, BRASS(), round_=False)
        ball(0.0135, place(0.545), BRASS())
    lathe([(0, 0.505), (0.028, 0.505), (0.03, 0.51), (0.03, 0.53), (0.028, 0.535), (0, 0.535)], BRASS())
    lathe(
        [(0, top - 0.02), (0.05, top - 0.02), (0.056, top - 0.012), (0.056, top + 0.018), (0.05, top + 0.026)]
        + [(0.014, top + 0.03), (0.014, top + 0.11), (0.022, top + 0.115), (0.022, top + 0.17), (0, top + 0.17)],
        BRASS(),
    )
    drum(0.245, 0.2, top + 0.08, top + 0.36, fabric(scale=260, bump=0.15))
    tube([(0, 0, top + 0.15), (0, 0, top + 0.34)], 0.004, BRASS(), round_=False)
    ball(0.032, (0, 0, top + 0.215), mat("bulb", (0.8, 0.78, 0.7), 0.3), (1, 1, 1.25))
    tube(
        [(0.01, 0.01, top - 0.02), (0.012, 0.02, 0.7), (0.03, 0.05, 0.2), (0.08, 0.1, 0.006)]
        + [(0.2, 0.16, 0.004), (0.3, 0.06, 0.004), (0.4, 0.09, 0.004)],
        0.004,
        BLACK(),
    )
    box((0.06, 0.028, 0.018), (0.3, 0.06, 0.009), BLACK(), 0.007, turn=(0, 0, 5))


def lamp_arc():
    steel = BRUSHED()
    marble = mat("marble", (0.76, 0.75, 0.73), 0.2, coat=0.5)
    x = -0.55
    lathe([(0, 0), (0.19, 0), (0.196, 0.006), (0.196, 0.05), (0.188, 0.058), (0, 0.058)], marble, at=(x, 0, 0), n=128)
    lathe([(0, 0.058), (0.036, 0.058), (0.036, 0.07), (0.025, 0.076), (0.025, 0.42)], steel, at=(x, 0, 0))
    lathe([(0.025, 0.42), (0.03, 0.422), (0.03, 0.46), (0.019, 0.464)], BLACK(), at=(x, 0, 0))
    arc = [(x, 0.46), (x, 0.8), (-0.53, 1.1), (-0.41, 1.38), (-0.16, 1.58), (0.16, 1.62), (0.43, 1.5), (0.56, 1.33)]
    tube([(a, 0, z) for a, z in arc], 0.018, steel, n=14)
    ball(0.024, (0.565, 0, 1.32), BLACK())
    parts = (
        (curve([(0, 0.22), (0.05, 0.214), (0.15, 0.168), (0.215, 0.085), (0.23, 0.0)], 8), PAINT(0.3, 0.5)),
        (curve([(0.23, 0.0), (0.222, 0.002), (0.208, 0.085), (0.145, 0.16), (0.0, 0.206)], 8), WHITE()),
        ([(0, 0.285), (0.02, 0.283), (0.025, 0.275), (0.025, 0.22), (0.052, 0.214), (0.06, 0.2)], steel),
    )

    def shade():
        for profile, material in parts:
            lathe(profile, material, n=96)
        ball(0.05, (0, 0, 0.06), glow("bulb", (0.95, 0.85, 0.66), 0.6))

    placed(shade, (0.6, 0, 1.055), (0, -8, 0))
    tube([(x, 0.17, 0.02), (x, 0.25, 0.006), (x + 0.15, 0.34, 0.005), (x + 0.4, 0.3, 0.005)], 0.004, BLACK())


def pendant_three():
    glass = mat("paint-glass", (0.92, 0.92, 0.92), 0.02, glass=1.0)
    box((0.95, 0.09, 0.028), (0, 0, 1.18), BLACK(), 0.01)
    for x, z, r in ((-0.36, 0.3, 0.13), (0.0, 0.0, 0.13), (0.36, 0.18, 0.13)):
        globe = [(r * math.sin(t), r - r * math.cos(t)) for t in [math.pi * k / 40 for k in range(37)]]
        inside = [(q * 0.972, r + (h - r) * 0.972) for q, h in globe[::-1]]
        lathe(globe + inside, glass, at=(x, 0, z))
        neck = [(0.0, 0.1), (0.022, 0.1), (0.022, 0.125), (0.05, 0.125), (0.05, 0.15), (0.028, 0.165)]
        top = z + 2 * r - 0.13
        lathe(neck + [(0.018, 0.21), (0.006, 0.216), (0.004, 0.23)], BRASS(), at=(x, 0, top))
        lathe(
            curve([(0, 0.0), (0.024, 0.012), (0.033, 0.036), (0.026, 0.068), (0.014, 0.1)], 6),
            glow("bulb", (0.95, 0.8, 0.55), 0.8),
            at=(x, 0, top),
        )
        tube([(x, 0, top + 0.225), (x, 0, 1.17)], 0.0035, BLACK(), round_=False)
        lathe([(0.004, 0), (0.014, 0.0), (0.016, 0.025)], BRASS(), at=(x, 0, 1.145))


def slanted_leg(x, y, top, lean, material, thick=0.024):
    """A turned foot that leans outwards."""
    s, t = (1 if x > 0 else -1), (1 if y > 0 else -1)
    tube([(x, y, top), (x + s * lean, y + t * lean * 0.6, 0)], [thick, thick * 0.6], material, round_=False)


def dresser_three():
    w, d, low, h = 0.9, 0.44, 0.2, 0.82
    paint, wood = PAINT(0.4, 0.15), OAK()
    t = 0.02
    for s in (-1, 1):
        box((t, d, h - low), (s * (w - t) / 2, 0, (h + low) / 2), paint, 0.003)
    for z in (low + t / 2, h - t / 2):
        box((w - 2 * t, d, t), (0, 0, z), paint, 0.003)
    box((w - 2 * t, 0.01, h - low - t), (0, d / 2 - 0.02, (h + low) / 2), paint, 0.002)
    box((w + 0.03, d + 0.025, 0.024), (0, -0.002, h + 0.012), wood, 0.006)
    each = (h - low - 2 * t) / 3
    for k in range(3):
        z = low + t + each * (k + 0.5)
        box((w - 2 * t - 0.008, 0.02, each - 0.008), (0, -d / 2 + 0.008, z), paint, 0.004)
        box((w - 2 * t - 0.03, d - 0.06, each - 0.03), (0, 0.01, z), wood, 0.002)
        for x in (-0.2, 0.2):
            turned_front(
                [(0.008, 0), (0.008, 0.014), (0.017, 0.02), (0.019, 0.028), (0.016, 0.034), (0, 0.036)],
                (x, -d / 2 - 0.001, z),
                wood,
                48,
            )
    for x in (-w / 2 + 0.09, w / 2 - 0.09):
        for y in (-d / 2 + 0.07, d / 2 - 0.07):
            slanted_leg(x, y, low, 0.03, wood)
    box((w - 0.14, 0.05, 0.02), (0, -d / 2 + 0.07, low - 0.008), wood, 0.004)


def tv_stand_slats():
    w, d, low, h = 1.6, 0.4, 0.17, 0.52
    paint, wood, t = PAINT(0.4, 0.15), OAK(), 0.022
    for z in (low + t / 2, h - t / 2):
        box((w, d, t), (0, 0, z), paint, 0.006)
    for x in (-w / 2 + t / 2, -0.27, 0.27, w / 2 - t / 2):
        box((t, d - 0.004, h - low - 2 * t + 0.004), (x, 0, (h + low) / 2), paint, 0.003)
    box((w - 0.02, 0.012, h - low - 0.02), (0, d / 2 - 0.012, (h + low) / 2), paint, 0.002)
    box((0.52, d - 0.03, 0.018), (0, 0.01, (h + low) / 2), paint, 0.003)
    wide, high, n = 0.5, h - low - 2 * t - 0.012, 16
    for s in (-1, 1):
        at = s * 0.529
        box(
            (wide - 0.008, 0.012, high),
            (at, -d / 2 + 0.022, (h + low) / 2),
            mat("shade", (0.16, 0.1, 0.06), 0.6),
            0.002,
        )
        for k in range(n):
            x = at + (k - (n - 1) / 2) * (wide - 0.012) / n
            box((0.019, 0.018, high), (x, -d / 2 + 0.01, (h + low) / 2), wood, 0.005, 2)
        tube(
            [(at - s * 0.19, -d / 2 + 0.0, 0.3), (at - s * 0.19, -d / 2 - 0.022, 0.3)]
            + [(at - s * 0.19, -d / 2 - 0.022, 0.4), (at - s * 0.19, -d / 2 + 0.0, 0.4)],
            0.006,
            BLACK(),
            round_=False,
        )
    for x in (-w / 2 + 0.14, w / 2 - 0.14):
        for y in (-d / 2 + 0.07, d / 2 - 0.07):
            slanted_leg(x, y, low, 0.035, wood, 0.022)


def stool_straw():
    """A low stool: turned legs, two rows of rungs, a seat of straw that is wound around its frame."""
    a, z, paint = 0.165, 0.44, PAINT(0.45, 0.15)
    straw = mat("straw", (0.62, 0.44, 0.22), 0.75)
    for x in (-1, 1):
        for y in (-1, 1):
            out = lambda f: (x * (a + 0.03 * (1 - f)), y * (a + 0.03 * (1 - f)), 0.47 * f)
            tube([out(0), out(0.4), out(0.8), out(1)], [0.014, 0.019, 0.02, 0.018], paint)
            ball(0.0185, out(1), paint, (1, 1, 0.7))
    for k in range(4):
        turn = Matrix.Rotation(math.pi / 2 * k, 3, "Z")
        for high in (0.13, 0.24) if k % 2 else (0.17, 0.28):
            e = a + 0.03 * (1 - high / 0.47)
            tube(
                [tuple(turn @ Vector((q, -e, high))) for q in (-e, -e / 2, 0, e / 2, e)],
                [0.009, 0.011, 0.012, 0.011, 0.009],
                paint,
            )
        n = 25
        for i in range(n):
            s = (i - (n - 1) / 2) * (2 * a - 0.034) / n
            deep = max(0.012, a - abs(s))
            line = [
                (s, -a + 0.012, z - 0.026),
                (s, -a - 0.016, z - 0.012),
                (s, -a - 0.008, z + 0.012),
                (s, -a + 0.012, z + 0.016),
            ]
            if deep > 0.03:
                line += [(s, -a + deep * 0.6, z + 0.008)]
            line += [(s, -a + deep + 0.004, z - 0.004)]
            tube([tuple(turn @ Vector(p)) for p in line], 0.0064, straw, n=5)
    box((2 * a - 0.02, 2 * a - 0.02, 0.012), (0, 0, z - 0.014), straw, 0.004)


def diffuser_mist():
    wood = OAK()
    lathe(
        curve([(0, 0), (0.07, 0), (0.076, 0.003), (0.08, 0.012), (0.08, 0.03), (0.078, 0.034)], 5) + [(0, 0.034)],
        wood,
        n=128,
    )
    lathe([(0.074, 0.033), (0.0745, 0.039)], glow("ring", (1.0, 0.72, 0.4), 1.4), n=128)
    body = [
        (0.074, 0.038),
        (0.0795, 0.041),
        (0.08, 0.05),
        (0.075, 0.078),
        (0.061, 0.108),
        (0.042, 0.137),
        (0.027, 0.163),
    ]
    lathe(curve(body + [(0.019, 0.187), (0.0165, 0.197)], 8), PAINT(0.55, 0.0), n=128)
    lathe([(0.0165, 0.197), (0.0125, 0.199), (0.009, 0.192), (0.0085, 0.17), (0, 0.17)], BLACK())
    for x in (-0.012, 0.012):
        turned_front([(0.0052, 0), (0.0052, 0.004), (0.004, 0.005), (0, 0.005)], (x, -0.0785, 0.018), BRASS(), 32)
    tube([(0.03, 0.07, 0.012), (0.05, 0.11, 0.004), (0.1, 0.13, 0.003), (0.15, 0.08, 0.003)], 0.0026, WHITE())


def bathroom_set_bin():
    paint, wood, steel = PAINT(0.35, 0.4), OAK(), BRUSHED()
    # The pedal bin.
    x, y = -0.08, 0.09
    lathe([(0, 0.0), (0.1, 0.0), (0.103, 0.004), (0.103, 0.02)], BLACK(), at=(x, y, 0))
    lathe([(0.102, 0.02), (0.106, 0.022), (0.106, 0.24), (0.102, 0.243)], paint, at=(x, y, 0), n=128)
    lathe([(0.104, 0.243), (0.108, 0.245), (0.108, 0.256), (0.1, 0.26)], steel, at=(x, y, 0), n=128)
    lathe(curve([(0.101, 0.26), (0.096, 0.268), (0.05, 0.276), (0, 0.278)], 6), wood, at=(x, y, 0), n=128)
    box((0.05, 0.03, 0.012), (x, y - 0.112, 0.014), steel, 0.005)
    box((0.03, 0.02, 0.02), (x, y + 0.108, 0.245), BLACK(), 0.005)
    # The brush in its holder.
    x, y = 0.1, 0.08
    lathe(curve([(0, 0), (0.043, 0), (0.046, 0.003), (0.046, 0.118), (0.043, 0.122)], 5), paint, at=(x, y, 0))
    lathe([(0.0445, 0.122), (0.046, 0.125), (0.046, 0.134), (0.043, 0.138), (0, 0.138)], wood, at=(x, y, 0))
    lathe(
        [(0.007, 0.138), (0.006, 0.15), (0.006, 0.32), (0.0085, 0.33), (0.0085, 0.36), (0, 0.364)], steel, at=(x, y, 0)
    )
    # Dispenser, tumbler, dish.
    x, y = -0.15, -0.09
    lathe(curve([(0, 0), (0.033, 0), (0.036, 0.003), (0.036, 0.115), (0.033, 0.12)], 5), paint, at=(x, y, 0))
    lathe([(0.034, 0.12), (0.0355, 0.123), (0.0355, 0.13), (0.033, 0.133), (0, 0.133)], wood, at=(x, y, 0))
    lathe(
        [(0.013, 0.133), (0.013, 0.145), (0.006, 0.147), (0.006, 0.168), (0.011, 0.17), (0.011, 0.178), (0, 0.18)],
        steel,
        at=(x, y, 0),
    )
    tube([(x, y, 0.173), (x + 0.02, y - 0.012, 0.175), (x + 0.04, y - 0.024, 0.17)], 0.0052, steel)
    x, y = -0.03, -0.1
    lathe(
        curve([(0, 0), (0.034, 0), (0.037, 0.003), (0.037, 0.098), (0.0365, 0.102)], 5)
        + [(0.0335, 0.102), (0.033, 0.008), (0, 0.006)],
        paint,
        at=(x, y, 0),
    )
    plate(rounded(0.12, 0.085, 0.03), 0.012, paint, (0.11, -0.06, 0), r=0.005)
    plate(rounded(0.108, 0.073, 0.026), 0.006, wood, (0.11, -0.06, 0.011), r=0.002)
    box((0.07, 0.046, 0.024), (0.11, -0.06, 0.029), mat("soap", (0.74, 0.68, 0.55), 0.45), 0.011)


def leaf(length, wide):
    """Outline of a leaf that stands on the origin."""
    side = [(wide * math.sin(math.pi * t) ** 0.8 * (1 - 0.3 * t), length * t) for t in [k / 12 for k in range(1, 12)]]
    return [(0, 0)] + side + [(0, length)] + [(-x, z) for x, z in side[::-1]]


def view(n, w, h):
    """The n-th small print, as outlines about the middle of its foot and their colours."""
    ground = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]
    wave = lambda level, swing, phase: [(-w / 2, 0), (w / 2, 0)] + [
        (w / 2 - w * k / 24, h * (level + swing * math.sin(phase + k / 24 * 4.4))) for k in range(25)
    ]
    sun = lambda x, z, r: [(w * x + w * r * math.cos(k / 6), h * z + w * r * math.sin(k / 6)) for k in range(38)]
    arch = lambda x, r, z: [(x - r, 0), (x + r, 0)] + [
        (x + r * math.cos(k * math.pi / 20), z + r * math.sin(k * math.pi / 20)) for k in range(21)
    ]
    return (
        (
            (ground, (0.7, 0.5, 0.36)),
            (sun(0.16, 0.64, 0.16), (0.72, 0.25, 0.1)),
            (wave(0.4, 0.07, 0.4), (0.24, 0.31, 0.28)),
            (wave(0.2, 0.07, 2.6), (0.07, 0.13, 0.13)),
        ),
        (
            (ground, (0.42, 0.6, 0.68)),
            (wave(0.5, 0.0, 0), (0.08, 0.26, 0.36)),
            (wave(0.2, 0.05, 1.0), (0.72, 0.6, 0.42)),
        ),
        (
            (ground, (0.75, 0.7, 0.6)),
            (arch(0.0, w * 0.26, h * 0.42), (0.6, 0.24, 0.13)),
            (arch(0.0, w * 0.15, h * 0.36), (0.75, 0.7, 0.6)),
        ),
        (
            (ground, (0.66, 0.68, 0.6)),
            ([(x - 0.006, z) for x, z in leaf(h * 0.86, w * 0.2)], (0.1, 0.2, 0.11)),
            ([(x * 0.7 + z * 0.5, z) for x, z in leaf(h * 0.55, w * 0.2)], (0.2, 0.33, 0.18)),
        ),
        (
            (ground, (0.16, 0.2, 0.3)),
            (sun(-0.15, 0.68, 0.12), (0.78, 0.74, 0.62)),
            (wave(0.3, 0.1, 3.4), (0.05, 0.07, 0.12)),
        ),
    )[n]


def frame_gallery():
    """One frame for five photographs, leaning on its stand."""
    w, h, rail = 0.62, 0.44, 0.024
    before = set(bpy.data.objects)
    paint, mount = PAINT(0.35, 0.4), mat("mount", (0.8, 0.79, 0.77), 0.7)
    for long, wide, turns in ((w, h, (0, 180)), (h, w, (90, 270))):
        rails = [(-long / 2, 0), (long / 2, 0), (long / 2 - rail, rail), (-long / 2 + rail, rail)]
        for turn in turns:
            plate([(x, z - wide / 2) for x, z in rails], 0.026, paint, (0, 0.013, h / 2), (90, turn, 0), 0.003)
    box((w - 0.01, 0.006, h - 0.01), (0, 0.004, h / 2), mount, 0.001)
    corners = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
    cut = mat("cut", (0.6, 0.58, 0.55), 0.7)
    places = (
        (0, -0.2, 0.235, 0.15, 0.1),
        (1, -0.2, 0.09, 0.15, 0.1),
        (2, 0.0, 0.09, 0.17, 0.245),
        (3, 0.2, 0.19, 0.15, 0.145),
        (4, 0.2, 0.09, 0.15, 0.075),
    )
    for n, x, z, pw, ph in places:
        upright([(p * (pw + 0.008), q * (ph + 0.008)) for p, q in corners], -0.0006, 0.002, cut, 0, x, z + ph / 2)
        for k, (outline, color) in enumerate(view(n, pw, ph)):
            plate(outline, 0.0005, mat(f"print{n}{k}", color, 0.6), (x, -0.0007 - 0.0004 * k, z), (90, 0, 0), r=0)
    bpy.context.view_layer.update()
    lean = Matrix.Rotation(math.radians(-11), 4, "X")
    for o in set(bpy.data.objects) - before:
        o.matrix_world = lean @ o.matrix_world
    box((0.08, 0.004, 0.3), (0, 0.11, 0.14), mat("stand", (0.06, 0.055, 0.05), 0.7), 0.001, turn=(18, 0, 0))


def candle_bowl():
    """A fluted bowl with three wicks."""
    R, h = 0.105, 0.085
    glaze = mat("paint", (0.8, 0.8, 0.8), 0.34, coat=0.35)
    outer = curve([(0.0, 0.004), (0.045, 0.004), (0.05, 0.0), (0.056, 0.0), (0.06, 0.006), (0.083, 0.022), (0.099, 0.046), (R, 0.074), (R + 0.0005, h)], 8)
    n = 36

    def skin(u, v):
        k = v * (len(outer) - 1)
        i = min(int(k), len(outer) - 2)
        r, z = (outer[i][j] + (outer[i + 1][j] - outer[i][j]) * (k - i) for j in (0, 1))
        # Flutes between the foot and the rim.
        deep = max(0.0, min(1.0, (z - 0.008) / 0.012, (h - 0.009 - z) / 0.006))
        a = 2 * math.pi * u
        r += 0.0032 * deep * (abs(math.sin(n * a / 2)) ** 0.7 - 0.6)
        return (r * math.cos(a), r * math.sin(a), z)

    surface(skin, n * 14, 70, glaze, wrap=True, angle=80)
    lathe(curve([(R + 0.0005, h), (R - 0.002, h + 0.0022), (R - 0.0055, h + 0.001), (R - 0.007, h - 0.004)], 6) + [(R - 0.008, h - 0.02)], glaze, n=128)
    wax = mat("wax", (0.8, 0.76, 0.67), 0.42, coat=0.15)
    wicks = [(0.042 * math.cos(a), 0.042 * math.sin(a)) for a in (math.radians(b) for b in (-100, 20, 140))]
    top = h - 0.0135

    def level(u, v):
        r, a = (R - 0.0065) * v, 2 * math.pi * u
        x, y = r * math.cos(a), r * math.sin(a)
        z = top + 0.003 * max(0.0, (v - 0.9) / 0.1) ** 2
        for p, q in wicks:
            z -= 0.0022 * math.exp(-((x - p) ** 2 + (y - q) ** 2) / 0.011**2)
        return (x, y, z)

    surface(level, 128, 60, wax, wrap=True, angle=80)
    thread = mat("wick", (0.7, 0.66, 0.58), 0.9, bump=0.8, scale=600)
    for k, (x, y) in enumerate(wicks):
        tube([(x, y, top - 0.004), (x + 0.0006, y, top + 0.006), (x + 0.0018 * (k - 1), y - 0.0008, top + 0.015)], [0.0016, 0.0015, 0.0014], thread)


globals()[opt["kind"].replace("-", "_")]()
opt["raw"] = True
