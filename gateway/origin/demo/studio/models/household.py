"""Things for the house: kind=mattress|cushion|duvet|plaid|towels|bedding|mirror|mirror-arch|candle|diffuser|frying-pan|casserole|couscoussier|food-boxes|
flat-mop|barbecue|garden-tools|watering|olive-tree|bathroom-set|shower-curtain|curtains|cups|plates|tea-set|glasses|utensils|rug|baskets."""


def looking_glass():
    """What a mirror shows in a studio, without its lamps: a soft gradient from grey-blue to white."""
    if "looking-glass" in bpy.data.materials:
        return bpy.data.materials["looking-glass"]
    m = mat("looking-glass", (0.6, 0.64, 0.68), 0.25)
    t = m.node_tree
    c = t.nodes.new("ShaderNodeTexCoord")
    g = t.nodes.new("ShaderNodeTexGradient")
    p = t.nodes.new("ShaderNodeMapping")
    p.inputs["Rotation"].default_value = (0, 0, math.radians(55))
    p.inputs["Location"].default_value = (0.1, 0, 0)
    r = t.nodes.new("ShaderNodeValToRGB")
    e = r.color_ramp.elements
    e[0].color = (0.34, 0.39, 0.44, 1)
    e[1].color = (0.78, 0.8, 0.82, 1)
    k = e.new(0.5)
    k.color = (0.62, 0.66, 0.7, 1)
    k = e.new(0.53)
    k.color = (0.72, 0.75, 0.78, 1)
    t.links.new(c.outputs["Generated"], p.inputs[0])
    t.links.new(p.outputs[0], g.inputs[0])
    t.links.new(g.outputs[0], r.inputs[0])
    t.links.new(r.outputs[0], t.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def mattress():
    w, d, h = 1.4, 1.9, 0.24
    body = fabric("paint", scale=60, bump=0.15)
    box((w, d, h), (0, 0, h / 2), body, 0.05, 8)
    for z in (0.03, h - 0.03):
        tube(
            [(x, y, z) for x, y in rounded(w + 0.008, d + 0.008, 0.06, 6)]
            + [(w / 2 + 0.004, d / 2 - 0.05, z)],
            0.012,
            mat("piping", (0.55, 0.6, 0.66), 0.8),
            round_=False,
        )
    box(
        (w + 0.002, d + 0.002, 0.085),
        (0, 0, h / 2),
        mat("border", (0.42, 0.47, 0.54), 0.9, bump=0.3, scale=90),
        0.02,
    )
    for i in range(5):  # quilting: soft hollows on the top
        for j in range(7):
            x, y = (i - 2) * 0.27 + (0.06 if j % 2 else -0.06), (j - 3) * 0.265
            lathe(
                [(0, -0.001), (0.012, -0.0005), (0.02, 0.001)],
                mat("tuft", (0.6, 0.63, 0.68), 0.8),
                at=(x, y, h + 0.0005),
                n=20,
            )


def cushion():
    pillow(
        0.45, 0.45, 0.26, (0, 0.0, 0.225), fabric(scale=220, bump=0.5), seed=4, turn=(68, 0, 0), corner=0.5
    )


def duvet():
    f = fabric(scale=90, bump=0.12)
    for k, (w, d) in enumerate(((0.62, 0.5), (0.6, 0.49), (0.61, 0.5))):
        pillow(w, d, 0.14, (0, 0.004 * k, 0.07 + 0.105 * k), f, corner=0.05, wobble=0.006, seed=k + 2)


def plaid():
    f = fabric(scale=70, bump=0.9)
    folded(0.5, 0.4, 0.16, (0, 0, 0), f, 4, 3)
    for i in range(34):
        x = -0.235 + i * 0.0142
        tube(
            [
                (x, -0.198, 0.125),
                (x + 0.001, -0.215, 0.10),
                (x + 0.002, -0.214, 0.055 + 0.006 * math.sin(i * 7)),
            ],
            0.0028,
            f,
            n=4,
        )


def towels():
    f = fabric(scale=260, bump=1.0)
    for k, (w, d) in enumerate(((0.36, 0.26), (0.34, 0.25))):
        folded(w, d, 0.09, (0, 0.0, 0.092 * k), f, 3, k + 2)
    folded(0.22, 0.16, 0.05, (0, -0.01, 0.188), f, 2, 9)
    for z in (0.045, 0.137):
        box((0.3, 0.26, 0.006), (0, -0.004, z), mat("border", (0.72, 0.72, 0.72), 0.6), 0.003)


def bedding():
    f, plain = fabric(scale=200, bump=0.1), mat("sheet", (0.8, 0.8, 0.79), 0.9, sheen=0.3)
    box((1.52, 1.95, 0.26), (0, 0, 0.25), plain, 0.06)
    box((1.56, 2.0, 0.14), (0, 0, 0.07), OAK(), 0.02)
    for x in (-0.7, 0.7):
        for y in (-0.9, 0.9):
            lathe([(0.025, -0.12), (0.03, 0)], OAK(), at=(x, y, 0.0))
    box((1.6, 0.06, 0.95), (0, 1.03, 0.36), fabric("headboard", (0.38, 0.34, 0.3), 120, 0.4), 0.03)
    pillow(1.72, 1.5, 0.2, (0, -0.24, 0.40), f, corner=0.02, wobble=0.012, seed=5)
    for s in (-1, 1):
        pillow(0.12, 1.4, 0.36, (s * 0.8, -0.25, 0.27), f, corner=0.0, wobble=0.008, seed=7 + s)
    pillow(1.66, 0.14, 0.34, (0, -0.96, 0.28), f, corner=0.0, wobble=0.008, seed=9)
    pillow(1.7, 0.34, 0.12, (0, 0.44, 0.475), plain, corner=0.02, wobble=0.008, seed=6)
    for x in (-0.38, 0.38):
        pillow(0.66, 0.44, 0.2, (x, 0.86, 0.62), plain, seed=3 + int(x > 0), turn=(62, 0, 0))
        pillow(0.62, 0.42, 0.18, (x, 0.70, 0.58), f, seed=5 + int(x > 0), turn=(55, 0, 0))


def frame():
    """A frame with a mount and a print of hills, leaning on its stand."""
    w, h, rail = 0.3, 0.4, 0.026
    before = set(bpy.data.objects)
    for x in (-1, 1):
        box((rail, 0.022, h), (x * (w - rail) / 2, 0, h / 2), PAINT(0.35, 0.5), 0.004)
    for z in (rail / 2, h - rail / 2):
        box((w, 0.022, rail), (0, 0, z), PAINT(0.35, 0.5), 0.004)
    box((w - 0.01, 0.006, h - 0.01), (0, 0.006, h / 2), mat("mount", (0.8, 0.79, 0.77), 0.7), 0.001)
    pw, ph, low = 0.17, 0.25, 0.075
    hill = lambda level, swing, phase: (
        [(-pw / 2, 0), (pw / 2, 0)]
        + [
            (pw / 2 - pw * k / 24, level + swing * math.sin(phase + k / 24 * 4.2))
            for k in range(25)
        ]
    )
    layers = (
        ([(-pw / 2, 0), (pw / 2, 0), (pw / 2, ph), (-pw / 2, ph)], (0.74, 0.55, 0.4)),
        ([(0.025 + 0.03 * math.cos(k / 5), 0.17 + 0.03 * math.sin(k / 5)) for k in range(32)], (0.78, 0.3, 0.12)),
        (hill(0.12, 0.018, 0.4), (0.3, 0.36, 0.34)),
        (hill(0.075, 0.02, 2.6), (0.13, 0.22, 0.21)),
        (hill(0.035, 0.012, 4.4), (0.05, 0.1, 0.11)),
    )
    for k, (outline, color) in enumerate(layers):
        plate(outline, 0.0006, mat(f"print{k}", color, 0.6), (0, 0.003 - 0.0005 * k, low), (90, 0, 0), r=0)
    bpy.context.view_layer.update()
    lean = Matrix.Rotation(math.radians(-11), 4, "X")
    for o in set(bpy.data.objects) - before:
        o.matrix_world = lean @ o.matrix_world
    box((0.06, 0.004, 0.26), (0, 0.095, 0.122), mat("stand", (0.06, 0.055, 0.05), 0.7), 0.001, turn=(18, 0, 0))


def mirror():
    o = lathe([(0, 0.0), (0.5, 0.0), (0.5, 0.02)], looking_glass(), n=128)
    p = lathe(
        curve([(0.49, 0.0), (0.49, 0.028), (0.51, 0.04), (0.535, 0.03), (0.54, 0.0)], 6),
        mat("brass", (0.75, 0.52, 0.22), 0.25, 1.0),
        n=128,
    )
    for x in (o, p):
        x.rotation_euler = (math.radians(83), 0, 0)
        x.location = (0, 0, 0.53)


def mirror_arch():
    w, h = 0.7, 1.7
    arch = (
        lambda k: [(-w / 2 - k, -k)]
        + [(w / 2 + k, -k)]
        + [
            ((w / 2 + k) * math.cos(t), h - w / 2 + (w / 2 + k) * math.sin(t))
            for t in [math.pi * i / 40 for i in range(41)]
        ]
    )
    plate(arch(0.03), 0.035, OAK(), (0, 0.0, 0.02), (84, 0, 0), r=0.01)
    plate(arch(-0.002), 0.004, looking_glass(), (0, -0.036, 0.025), (84, 0, 0), r=0)


def candle():
    glass = curve([(0, 0.0), (0.036, 0.0), (0.041, 0.006), (0.041, 0.085), (0.0405, 0.09)], 6)
    lathe(glass + [(0.038, 0.09), (0.0375, 0.012), (0, 0.01)], PAINT(0.12, 1.0))
    lathe([(0, 0.068), (0.034, 0.067), (0.037, 0.070)], mat("wax", (0.8, 0.74, 0.62), 0.5), at=(0, 0, 0))
    tube([(0, 0, 0.067), (0.001, 0, 0.078), (0.002, 0.0, 0.082)], 0.0011, BLACK())
    lathe([(0.0412, 0.022), (0.0412, 0.062)], mat("label", (0.8, 0.77, 0.7), 0.6), (-0.13, 0.13), 160)
    lathe([(0.0415, 0.036), (0.0415, 0.048)], mat("ink", (0.12, 0.1, 0.08), 0.6), (-0.06, 0.06), 160)
    lathe([(0.0415, 0.029), (0.0415, 0.031)], mat("ink", (0.12, 0.1, 0.08), 0.6), (-0.09, 0.09), 160)
    lathe(
        [(0, 0.0), (0.0405, 0.0), (0.042, 0.002), (0.042, 0.008), (0.04, 0.0095), (0, 0.0095)],
        OAK(),
        at=(0.088, -0.02, 0.0),
    )


def diffuser():
    g = curve(
        [
            (0, 0.0),
            (0.034, 0.0),
            (0.038, 0.005),
            (0.038, 0.07),
            (0.03, 0.088),
            (0.014, 0.094),
            (0.0135, 0.108),
        ],
        8,
    )
    lathe(g, mat("tinted-glass", (0.95, 0.93, 0.88), 0.01, glass=1.0))
    lathe(
        [(0, 0.004)] + [(max(r - 0.003, 0), z) for r, z in g if 0.004 < z < 0.055] + [(0, 0.055)],
        mat("scent", (0.85, 0.55, 0.2), 0.0, glass=1.0),
    )
    lathe([(0.0145, 0.094), (0.0165, 0.096), (0.0165, 0.109), (0.006, 0.11)], BLACK())
    lathe([(0.0384, 0.016), (0.0384, 0.052)], PAINT(0.6, 0), (-0.14, 0.14), 160)
    lathe([(0.0387, 0.03), (0.0387, 0.039)], mat("ink", (0.1, 0.09, 0.08), 0.6), (-0.07, 0.07), 160)
    for k in range(6):
        a = k * 1.05 + 0.3
        tube(
            [
                (0.004 * math.cos(a), 0.004 * math.sin(a), 0.012),
                (0.034 * math.cos(a), 0.03 * math.sin(a), 0.225 + 0.008 * (k % 3)),
            ],
            0.0015,
            mat("reed", (0.55, 0.38, 0.2), 0.8),
            round_=False,
        )


def pan_body(r, h, outside, inside, at=(0, 0, 0)):
    lathe(
        curve([(0, 0.0), (r * 0.82, 0.0), (r * 0.88, 0.004), (r * 0.97, h * 0.6), (r, h)], 6), outside, at=at
    )
    lathe(
        [(r, h), (r * 0.99, h + 0.002), (r * 0.975, h)]
        + curve([(r * 0.975, h), (r * 0.945, h * 0.6), (r * 0.86, 0.01), (r * 0.8, 0.006), (0, 0.006)], 6),
        inside,
        at=at,
    )


def frying_pan():
    pan_body(0.14, 0.046, PAINT(0.35), mat("non-stick", (0.025, 0.025, 0.027), 0.42, bump=0.12, scale=900))
    tube([(0.132, 0, 0.034), (0.17, 0, 0.046), (0.2, 0, 0.054)], 0.009, STEEL(), flat=0.7)
    tube(
        [(0.195, 0, 0.053), (0.26, 0, 0.068), (0.34, 0, 0.078), (0.37, 0, 0.077)],
        [0.010, 0.012, 0.0125, 0.009],
        BLACK(),
        flat=0.72,
    )


def casserole():
    r, h = 0.13, 0.12
    enamel = PAINT(0.18, 1.0)
    pan_body(r, h, enamel, mat("enamel", (0.78, 0.75, 0.68), 0.3))
    lathe(
        curve(
            [
                (r * 1.02, h),
                (r * 1.03, h + 0.006),
                (r * 0.98, h + 0.013),
                (r * 0.6, h + 0.036),
                (r * 0.2, h + 0.044),
                (0, h + 0.045),
            ],
            6,
        ),
        enamel,
    )
    lathe(
        [
            (0, h + 0.073),
            (0.02, h + 0.073),
            (0.022, h + 0.07),
            (0.021, h + 0.063),
            (0.010, h + 0.058),
            (0.009, h + 0.044),
        ],
        STEEL(),
    )
    for s in (-1, 1):
        tube(
            [
                (s * r * 0.97, -0.045, h - 0.018),
                (s * (r + 0.03), -0.035, h - 0.012),
                (s * (r + 0.036), 0, h - 0.011),
                (s * (r + 0.03), 0.035, h - 0.012),
                (s * r * 0.97, 0.045, h - 0.018),
            ],
            0.0095,
            enamel,
        )


def couscoussier():
    r = 0.14
    s = STEEL()
    lathe(curve([(0, 0), (r * 0.9, 0), (r * 0.95, 0.006), (r, 0.03), (r, 0.17)], 5), s)
    lathe([(r, 0.17), (r * 1.04, 0.172), (r * 1.04, 0.178), (r, 0.18)], s)
    lathe(curve([(r * 0.97, 0.178), (r * 0.99, 0.20), (r * 1.03, 0.30), (r * 1.03, 0.315)], 5), s)
    lathe([(r * 1.03, 0.315), (r * 1.075, 0.317), (r * 1.075, 0.322), (r * 1.02, 0.324)], s)
    lathe(curve([(r * 1.03, 0.323), (r * 0.95, 0.34), (r * 0.5, 0.368), (0, 0.376)], 6), s)
    lathe([(0, 0.41), (0.022, 0.408), (0.024, 0.398), (0.010, 0.39), (0.009, 0.372)], BLACK())
    for z, k in ((0.135, 1.0), (0.285, 1.02)):
        for q in (-1, 1):
            tube(
                [
                    (q * r * k * 0.99, -0.04, z),
                    (q * (r * k + 0.03), -0.036, z + 0.006),
                    (q * (r * k + 0.036), 0, z + 0.008),
                    (q * (r * k + 0.03), 0.036, z + 0.006),
                    (q * r * k * 0.99, 0.04, z),
                ],
                0.0065,
                s,
            )
            box((0.012, 0.03, 0.03), (q * r * k * 1.0, -0.045, z), s, 0.004)
            box((0.012, 0.03, 0.03), (q * r * k * 1.0, 0.045, z), s, 0.004)


def food_boxes():
    # Frosted: clear boxes would be dark without caustics.
    frosted = mat("frosted", (0.74, 0.78, 0.8), 0.22, coat=0.5)
    for (w, d, h), at in (
        ((0.2, 0.14, 0.09), (0.03, 0.02, 0)),
        ((0.13, 0.13, 0.07), (-0.17, -0.03, 0)),
        ((0.16, 0.11, 0.06), (0.03, 0.02, 0.108)),
    ):
        o = rounded(w, d, 0.03)
        loft(
            [
                [(x * k + at[0], y * k + at[1], z + at[2]) for x, y in o]
                for k, z in ((0.9, 0), (0.93, 0.004), (1, h))
            ],
            frosted,
        )
        plate(
            rounded(w + 0.012, d + 0.012, 0.034),
            0.014,
            PAINT(0.4, 0.2),
            (at[0], at[1], at[2] + h - 0.004),
            r=0.005,
        )
        for q in (-1, 1):
            box(
                (0.006, 0.06, 0.022),
                (at[0] + q * (w / 2 + 0.007), at[1], at[2] + h - 0.004),
                PAINT(0.4, 0.2),
                0.002,
            )


def flat_mop():
    box((0.44, 0.13, 0.02), (0, 0, 0.032), PAINT(), 0.008)
    box((0.47, 0.15, 0.022), (0, 0, 0.014), fabric("pad", (0.72, 0.72, 0.70), 300, 1.2), 0.01)
    box((0.06, 0.05, 0.03), (0, 0, 0.05), GREY(), 0.01)
    tube([(0, 0, 0.05), (0, 0.03, 0.1)], 0.013, GREY(), round_=False)
    tube([(0, 0.02, 0.09), (0, 0.32, 0.95)], 0.010, STEEL(), round_=False)
    tube([(0, 0.30, 0.9), (0, 0.36, 1.07)], 0.0135, PAINT(), round_=False)
    ball(0.0135, (0, 0.36, 1.07), PAINT())
    bucket = rounded(0.26, 0.24, 0.06)
    loft(
        [
            [(x * k + 0.36, y * k + 0.05, z) for x, y in bucket]
            for k, z in (
                (0.86, 0),
                (0.88, 0.008),
                (1.0, 0.25),
                (1.04, 0.252),
                (1.04, 0.262),
                (0.98, 0.262),
                (0.86, 0.02),
            )
        ],
        PAINT(),
    )
    tube(
        [(0.23, 0.05, 0.25), (0.25, 0.04, 0.36), (0.36, 0.03, 0.41), (0.47, 0.04, 0.36), (0.49, 0.05, 0.25)],
        0.005,
        STEEL(),
    )


def barbecue():
    lathe(curve([(0, 0.42), (0.12, 0.425), (0.22, 0.48), (0.28, 0.58), (0.29, 0.63)], 6), PAINT(0.25, 1))
    lathe(curve([(0.295, 0.632), (0.285, 0.70), (0.21, 0.80), (0.1, 0.845), (0, 0.855)], 6), PAINT(0.25, 1))
    lathe([(0.29, 0.625), (0.297, 0.628), (0.297, 0.636), (0.29, 0.64)], STEEL())
    for k in range(3):
        a = math.radians(90 + 120 * k)
        tube(
            [(0.15 * math.cos(a), 0.15 * math.sin(a), 0.46), (0.31 * math.cos(a), 0.31 * math.sin(a), 0.03)],
            0.011,
            STEEL(),
            round_=False,
        )
    for x in (-0.29, 0.29):
        o = lathe(
            [(0, -0.018), (0.07, -0.018), (0.075, -0.012), (0.075, 0.012), (0.07, 0.018), (0, 0.018)],
            RUBBER(),
            at=(x, -0.16, 0.075),
        )
        o.rotation_euler = (0, math.radians(90), 0)
    lathe([(0, 0.16), (0.13, 0.165), (0.14, 0.17), (0.13, 0.168), (0, 0.163)], STEEL())
    tube(
        [(-0.05, -0.2, 0.82), (-0.05, -0.24, 0.845), (0.05, -0.24, 0.845), (0.05, -0.2, 0.82)], 0.008, BLACK()
    )
    for q in (-1, 1):
        tube(
            [
                (q * 0.28, -0.07, 0.6),
                (q * 0.34, -0.06, 0.615),
                (q * 0.34, 0.06, 0.615),
                (q * 0.28, 0.07, 0.6),
            ],
            0.008,
            BLACK(),
        )
    lathe([(0, 0.866), (0.03, 0.864), (0.03, 0.855)], STEEL(), at=(0.06, 0.05, -0.016))


def garden_tools():
    grip = PAINT(0.5, 0.1)

    def tool(x, head):
        tube([(x, 0, 0.10), (x, 0, 0.145), (x, 0, 0.2), (x, 0, 0.235)], [0.011, 0.0135, 0.0125, 0.014], grip)
        tube([(x, 0, -0.02), (x, 0, 0.11)], 0.0055, STEEL(), round_=False)
        head(x)

    def trowel(x):
        s = [
            (-0.03, 0.0),
            (-0.034, -0.06),
            (-0.022, -0.12),
            (0.0, -0.15),
            (0.022, -0.12),
            (0.034, -0.06),
            (0.03, 0.0),
        ]
        plate([(a, b) for a, b in s], 0.003, BRUSHED(), (x, 0.002, -0.005), (90, 0, 0), r=0.001)

    def fork(x):
        for k in (-0.024, 0, 0.024):
            tube(
                [(x, 0, -0.01), (x + k * 0.9, -0.004, -0.035), (x + k, 0, -0.08), (x + k, 0, -0.14)],
                [0.005, 0.005, 0.004, 0.0015],
                BRUSHED(),
                n=5,
            )

    def hoe(x):
        for k in (-0.03, -0.01, 0.01, 0.03):
            tube(
                [(x, 0, -0.01), (x + k, -0.01, -0.04), (x + k, -0.045, -0.055), (x + k, -0.05, -0.1)],
                [0.005, 0.0045, 0.004, 0.0015],
                BRUSHED(),
                n=5,
            )

    tool(-0.1, trowel)
    tool(0.0, fork)
    tool(0.1, hoe)


def watering():
    # A can with a rose.
    lathe(
        curve(
            [(0, 0), (0.1, 0), (0.11, 0.008), (0.115, 0.08), (0.108, 0.17), (0.085, 0.2), (0.07, 0.205)], 6
        ),
        PAINT(0.3),
    )
    lathe([(0.07, 0.205), (0.073, 0.208), (0.066, 0.207)], PAINT(0.3))
    tube([(-0.10, 0, 0.05), (-0.19, 0, 0.13), (-0.28, 0, 0.24)], [0.024, 0.017, 0.014], PAINT(0.3))
    o = lathe([(0.014, -0.01), (0.04, 0.03), (0.042, 0.036), (0, 0.042)], STEEL(), at=(-0.285, 0, 0.245))
    o.rotation_euler = (0, math.radians(-52), 0)
    tube(
        [(0.07, 0, 0.2), (0.05, 0, 0.28), (0.12, 0, 0.30), (0.18, 0, 0.2), (0.16, 0, 0.1), (0.11, 0, 0.06)],
        0.011,
        PAINT(0.3),
        flat=1.3,
    )
    tube([(-0.2, 0, 0.15), (-0.06, 0, 0.19)], 0.005, STEEL(), round_=False)


def bathroom_set():
    c = PAINT(0.25, 0.6)
    lathe(
        curve([(0, 0), (0.034, 0), (0.036, 0.003), (0.036, 0.12), (0.03, 0.132), (0.014, 0.135)], 6),
        c,
        at=(-0.1, 0, 0),
    )
    lathe([(0.014, 0.135), (0.014, 0.15), (0.008, 0.152), (0.006, 0.175)], STEEL(), at=(-0.1, 0, 0))
    tube(
        [(-0.1, 0, 0.172), (-0.1, -0.004, 0.185), (-0.1, -0.03, 0.187), (-0.1, -0.048, 0.178)], 0.006, STEEL()
    )
    lathe(
        curve([(0, 0), (0.036, 0), (0.038, 0.003), (0.038, 0.1)], 6)
        + [(0.034, 0.1), (0.034, 0.008), (0, 0.006)],
        c,
        at=(0.0, 0.02, 0),
    )
    for x, a in ((0.006, 0.35), (-0.008, -0.3)):
        tube(
            [(x, 0.02, 0.02), (x + 0.045 * a, 0.01, 0.11), (x + 0.08 * a, 0.0, 0.165)],
            0.0035,
            mat("brush" + str(a), (0.1, 0.35, 0.5) if a > 0 else (0.7, 0.2, 0.25), 0.4),
        )
        box((0.008, 0.012, 0.022), (x + 0.083 * a, -0.004, 0.168), WHITE(), 0.002)
    plate(rounded(0.11, 0.08, 0.02), 0.014, c, (0.12, -0.01, 0), r=0.005)
    box((0.07, 0.045, 0.022), (0.12, -0.01, 0.024), mat("soap", (0.75, 0.66, 0.45), 0.45), 0.01)
    lathe(
        curve([(0, 0), (0.046, 0), (0.048, 0.003), (0.048, 0.05), (0.046, 0.055)], 6), c, at=(0.04, -0.1, 0)
    )
    lathe([(0.047, 0.056), (0.048, 0.06), (0.02, 0.066), (0, 0.067)], OAK(), at=(0.04, -0.1, 0))


def hanging(w, h, folds, depth, material, seed=1, taper=0.0):
    rnd = random.Random(seed)
    n, m = 160, 40
    verts, faces = [], []
    ph = rnd.uniform(0, 6)
    for j in range(m + 1):
        v = j / m
        for i in range(n + 1):
            u = i / n
            amp = depth * (0.75 + 0.35 * v)
            a = 2 * math.pi * folds * u + ph + 0.5 * math.sin(3 * v + u * 4)
            verts.append(
                (
                    (u - 0.5) * w * (1 - taper * math.sin(math.pi * v) * 0.5),
                    amp * math.sin(a) + 0.25 * amp * math.sin(2.3 * a + v * 2),
                    h * (1 - v),
                )
            )
    for j in range(m):
        for i in range(n):
            k = j * (n + 1) + i
            faces.append((k, k + 1, k + n + 2, k + n + 1))
    return add("hanging", verts, faces, material)


def curtains():
    f = fabric(scale=300, bump=0.25)
    for s in (-1, 1):
        hanging(0.78, 2.3, 7, 0.045, f, seed=4 + s).location = (s * 0.56, 0, 0)
    tube([(-1.1, 0, 2.36), (1.1, 0, 2.36)], 0.015, mat("rod", (0.05, 0.045, 0.04), 0.4, 0.6), round_=False)
    for s in (-1, 1):
        ball(0.03, (s * 1.11, 0, 2.36), mat("rod", (0.05, 0.045, 0.04), 0.4, 0.6))
    for s in (-1, 1):
        for k in range(7):
            o = lathe(
                [(0.028, -0.003), (0.032, 0), (0.028, 0.003), (0.024, 0), (0.028, -0.003)],
                STEEL(),
                at=(s * 0.56 + (k - 3) * 0.11, 0, 2.33),
                n=32,
            )
            o.rotation_euler = (0, math.radians(90), 0)


def shower_curtain():
    f = mat("paint", (0.8, 0.8, 0.8), 0.4, sheen=0.2)
    hanging(1.3, 1.75, 8, 0.05, f, seed=3)
    tube([(-0.85, 0, 1.83), (0.85, 0, 1.83)], 0.012, STEEL(), round_=False)
    for k in range(9):
        o = lathe(
            [(0.028, -0.002), (0.03, 0), (0.028, 0.002), (0.026, 0), (0.028, -0.002)],
            STEEL(),
            at=((k - 4) * 0.15, 0, 1.80),
            n=32,
        )
        o.rotation_euler = (0, math.radians(90), 0)


def cup(at, c, turn=0, saucer=True):
    z0 = 0.014 if saucer else 0.0
    if saucer:
        lathe(
            curve([(0, 0.002), (0.03, 0.0), (0.05, 0.006), (0.066, 0.013)], 6)
            + [(0.066, 0.0145), (0.05, 0.009), (0.0, 0.006)],
            c,
            at=at,
        )
    lathe(
        curve([(0, 0.0), (0.02, 0.0), (0.024, 0.006), (0.036, 0.03), (0.038, 0.06)], 6)
        + [(0.0355, 0.06), (0.034, 0.03), (0.02, 0.008), (0, 0.006)],
        c,
        at=(at[0], at[1], at[2] + z0),
    )
    a = math.radians(turn)
    d = lambda r, z: (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z0 + z)
    tube([d(0.034, 0.05), d(0.056, 0.052), d(0.06, 0.034), d(0.05, 0.018), d(0.031, 0.018)], 0.0045, c)


def cups():
    c = PAINT(0.15, 1.0)
    cup((-0.07, 0.05, 0), c, 160)
    cup((0.08, 0.06, 0), c, 20)
    cup((0.0, -0.07, 0), c, -30)
    for x, y in ((-0.07, 0.05), (0.08, 0.06), (0, -0.07)):
        lathe([(0, 0.062), (0.0345, 0.062)], mat("coffee", (0.05, 0.02, 0.01), 0.15), at=(x, y, 0.003), n=48)


def dish(r, at, c, deep=0.012):
    lathe(
        curve([(0, 0.004), (r * 0.55, 0.002), (r * 0.62, 0.004), (r * 0.74, deep), (r, deep * 1.5)], 6)
        + [(r, deep * 1.5 + 0.002), (r * 0.74, deep + 0.004), (r * 0.6, 0.008), (0, 0.008)],
        c,
        at=at,
        n=128,
    )


def plates():
    c = PAINT(0.15, 1.0)
    for k in range(4):
        dish(0.135, (-0.06, 0.05, 0.0065 * k), c)
    for k in range(4):
        dish(0.105, (-0.06, 0.05, 0.03 + 0.0065 * k), c, 0.02)
    for k in range(2):
        lathe(
            curve([(0, 0.0), (0.03, 0.0), (0.04, 0.008), (0.066, 0.045), (0.07, 0.058)], 6)
            + [(0.067, 0.058), (0.06, 0.045), (0.036, 0.012), (0, 0.008)],
            c,
            at=(0.13, -0.06, 0.016 * k),
        )
    p = lathe(
        curve([(0, 0.004), (0.08, 0.002), (0.09, 0.004), (0.105, 0.014), (0.14, 0.02)], 6)
        + [(0.14, 0.022), (0.1, 0.017), (0.0, 0.008)],
        c,
        n=128,
    )
    p.rotation_euler = (math.radians(80), 0, math.radians(8))
    p.location = (0.09, 0.2, 0.137)


def tea_set():
    c = PAINT(0.12, 1.0)
    gold = mat("gold", (0.8, 0.55, 0.2), 0.2, 1.0)
    lathe(
        curve(
            [(0, 0), (0.04, 0), (0.045, 0.006), (0.07, 0.04), (0.074, 0.075), (0.055, 0.115), (0.036, 0.128)],
            8,
        ),
        c,
        at=(-0.05, 0.05, 0),
    )
    lathe(curve([(0.037, 0.128), (0.034, 0.138), (0.012, 0.148), (0.005, 0.15)], 6), c, at=(-0.05, 0.05, 0))
    ball(0.009, (-0.05, 0.05, 0.157), gold)
    lathe([(0.0365, 0.126), (0.038, 0.128), (0.0365, 0.130)], gold, at=(-0.05, 0.05, 0))
    tube(
        [(-0.11, 0.05, 0.045), (-0.15, 0.05, 0.07), (-0.155, 0.05, 0.105), (-0.175, 0.05, 0.125)],
        [0.019, 0.013, 0.010, 0.0085],
        c,
    )
    tube(
        [
            (-0.0, 0.05, 0.11),
            (0.05, 0.05, 0.12),
            (0.062, 0.05, 0.08),
            (0.04, 0.05, 0.04),
            (0.012, 0.05, 0.035),
        ],
        0.0065,
        c,
    )
    for at, t in (((0.1, -0.02, 0), -20), ((0.0, -0.1, 0), 200), ((0.15, 0.1, 0), 40)):
        cup(at, c, t)
        lathe([(0.0378, 0.0735), (0.0386, 0.0745), (0.0375, 0.0752)], gold, at=at)


def glasses():
    g = GLASS()
    for x, y in ((-0.1, 0.05), (0.0, 0.08), (0.1, 0.04), (-0.05, -0.06), (0.06, -0.07)):
        lathe(
            curve([(0, 0.0), (0.027, 0.0), (0.030, 0.004), (0.036, 0.11)], 4)
            + [(0.0345, 0.111), (0.0285, 0.014), (0, 0.012)],
            g,
            at=(x, y, 0),
        )
    for x, y, z in ((-0.05, -0.06, 0.06), (0.1, 0.04, 0.08)):
        lathe(
            [(0, 0.013), (0.0283, 0.0135)] + [(0.0285 + 0.006 * (z / 0.11), z), (0, z)],
            mat(
                "tea" if z < 0.07 else "water",
                (0.75, 0.35, 0.08) if z < 0.07 else (0.9, 0.97, 1.0),
                0,
                glass=1,
            ),
            at=(x, y, 0),
        )


def utensils():
    w = PAINT(0.55, 0.1)
    lathe(
        curve([(0, 0), (0.055, 0), (0.058, 0.004), (0.06, 0.15)], 5)
        + [(0.056, 0.15), (0.054, 0.01), (0, 0.008)],
        mat("crock", (0.72, 0.68, 0.6), 0.4, bump=0.1),
    )
    heads = (
        ("spoon", -0.03, -0.14, 0.0),
        ("spatula", 0.015, 0.02, 0.02),
        ("ladle", 0.035, 0.16, -0.01),
        ("whisk", -0.005, -0.03, -0.02),
    )
    for kind, x, lean, y in heads:
        top = (x + lean * 0.55, y, 0.27)
        tube([(x * 0.3, y * 0.5, 0.02), top], 0.0055, w if kind != "whisk" else STEEL(), round_=False)
        if kind == "spoon":
            ball(0.03, (x + lean * 0.66, y, 0.30), w, (0.8, 0.25, 1.25))
        if kind == "spatula":
            box((0.055, 0.006, 0.09), (x + lean * 0.62, y, 0.305), w, 0.003, turn=(0, math.degrees(lean), 0))
        if kind == "ladle":
            o = lathe(
                curve([(0, 0.0), (0.025, 0.005), (0.036, 0.03)], 6)
                + [(0.033, 0.03), (0.022, 0.01), (0, 0.005)],
                w,
                at=(x + lean * 0.62 + 0.008, y - 0.01, 0.272),
            )
            o.rotation_euler = (math.radians(35), 0, 0)
        if kind == "whisk":
            for k in range(5):
                a = math.pi * k / 5
                tube(
                    [
                        top,
                        (top[0] + 0.026 * math.cos(a), y + 0.026 * math.sin(a), 0.33),
                        (top[0], y, 0.372),
                        (top[0] - 0.026 * math.cos(a), y - 0.026 * math.sin(a), 0.33),
                        top,
                    ],
                    0.0012,
                    STEEL(),
                )


def rug():
    # A rolled end shows the back; the field has diamonds, in three shades of the colour.
    n = 150
    w, d = 1.4, 2.0
    f = fabric(scale=420, bump=0.8)
    dark = fabric("paint-dark", (0.33, 0.33, 0.33), 420, 0.8)
    cream = fabric("cream", (0.72, 0.66, 0.55), 420, 0.8)
    box((w, d, 0.016), (0, 0, 0.008), f, 0.007)
    for y in (-0.66, 0.0, 0.66):
        for k, (s, m) in enumerate(((0.34, cream), (0.25, dark), (0.13, cream))):
            plate(
                [(0, -s * 0.9), (s * 1.25, 0), (0, s * 0.9), (-s * 1.25, 0)],
                0.002,
                m,
                (0, y, 0.0155 + 0.0006 * k),
                r=0,
            )
    for s in (-1, 1):
        plate(rounded(0.03, d - 0.14, 0.002), 0.002, cream, (s * (w / 2 - 0.09), 0, 0.0155), r=0)
        plate(rounded(w - 0.15, 0.03, 0.002), 0.002, cream, (0, s * (d / 2 - 0.09), 0.0155), r=0)
    for s in (-1, 1):
        for i in range(70):
            x = -w / 2 + 0.015 + i * (w - 0.03) / 69
            tube(
                [(x, s * d / 2, 0.01), (x + 0.004 * math.sin(i * 5), s * (d / 2 + 0.05), 0.004)],
                0.0045,
                cream,
                round_=False,
            )


def baskets():
    def woven(r, h, at, m):
        for k in range(int(h / 0.014)):
            z = 0.007 + k * 0.014
            rr = r * (0.86 + 0.14 * (z / h))
            o = lathe(
                [
                    (rr - 0.004, -0.007),
                    (rr + 0.005, -0.004),
                    (rr + 0.007, 0),
                    (rr + 0.005, 0.004),
                    (rr - 0.004, 0.007),
                ],
                m,
                at=(at[0], at[1], z),
                n=72,
            )
        lathe([(0, 0.005), (r * 0.86, 0.005)], m, at=at)

    straw = PAINT(0.8, 0) if opt.get("tinted") else mat("straw", (0.56, 0.37, 0.17), 0.8, bump=1.0, scale=90)
    straw2 = mat("straw2", (0.62, 0.44, 0.24), 0.8, bump=1.0, scale=90)
    woven(0.17, 0.24, (-0.08, 0.06, 0), straw)
    woven(0.12, 0.16, (0.17, -0.06, 0), straw2)
    for q in (-1, 1):
        tube(
            [
                (-0.08 + q * 0.17, 0.01, 0.2),
                (-0.08 + q * 0.195, 0.02, 0.25),
                (-0.08 + q * 0.195, 0.10, 0.25),
                (-0.08 + q * 0.17, 0.11, 0.2),
            ],
            0.009,
            straw,
        )


def olive_tree():
    rnd = random.Random(8)
    bark = mat("bark", (0.20, 0.15, 0.10), 0.9, bump=1, scale=40)
    leaf = mat("leaf", (0.13, 0.19, 0.075), 0.55, sheen=0.2)
    pale = mat("leaf-pale", (0.24, 0.29, 0.17), 0.6)
    clay = mat("clay", (0.5, 0.2, 0.09), 0.8, bump=0.3, scale=60)
    lathe(
        curve([(0, 0), (0.11, 0), (0.12, 0.01), (0.155, 0.24)], 5)
        + [(0.168, 0.243), (0.17, 0.285), (0.15, 0.287), (0.14, 0.25), (0, 0.245)],
        clay,
    )
    lathe([(0, 0.252), (0.145, 0.25)], mat("soil", (0.05, 0.035, 0.025), 0.95, bump=1.0, scale=80))
    trunk = [(0, 0, 0.24), (0.02, 0.01, 0.38), (-0.015, 0.0, 0.55), (0.01, 0.0, 0.68)]
    tube(trunk, [0.032, 0.026, 0.022, 0.018], bark)
    verts, faces, vp, fp = [], [], [], []
    for b in range(46):
        a, e = rnd.uniform(0, 6.28), rnd.uniform(-0.25, 1.35)
        L = rnd.uniform(0.22, 0.34)
        tip = (
            0.3 * math.cos(a) * math.cos(e) * L / 0.3,
            0.3 * math.sin(a) * math.cos(e) * L / 0.3,
            0.72 + L * math.sin(e) * 1.05,
        )
        base = (0.0, 0.0, rnd.uniform(0.58, 0.7))
        mid = tuple((p + q) / 2 + rnd.uniform(-0.02, 0.02) for p, q in zip(base, tip))
        line = curve([base, mid, tip], 8)
        tube([base, mid, tip], [0.007, 0.005, 0.002], bark, n=5)
        for k, p in enumerate(line[3:]):
            for _ in range(4):
                t, u = rnd.uniform(0, 6.28), rnd.uniform(-0.5, 0.9)
                l, w = rnd.uniform(0.035, 0.055), rnd.uniform(0.006, 0.009)
                dx = Vector((math.cos(t) * math.cos(u), math.sin(t) * math.cos(u), math.sin(u)))
                sd = dx.cross(Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), 1))).normalized() * w
                P = Vector(p)
                V, F = (verts, faces) if rnd.random() < 0.65 else (vp, fp)
                q = len(V)
                V += [tuple(P), tuple(P + dx * l * 0.5 + sd), tuple(P + dx * l), tuple(P + dx * l * 0.5 - sd)]
                F.append((q, q + 1, q + 2, q + 3))
    add("leaves", verts, faces, leaf, smooth=False)
    add("leaves-pale", vp, fp, pale, smooth=False)
    for _ in range(22):
        a, e = rnd.uniform(0, 6.28), rnd.uniform(-0.2, 1.0)
        ball(
            0.009,
            (0.24 * math.cos(a) * math.cos(e), 0.24 * math.sin(a) * math.cos(e), 0.7 + 0.2 * math.sin(e)),
            mat("olive", (0.12, 0.16, 0.03), 0.3),
            (1, 1, 1.35),
        )


globals()[opt["kind"].replace("-", "_")]()
opt["raw"] = True
